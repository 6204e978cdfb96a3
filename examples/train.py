"""A prisoner that learns by playing against itself: PPO in one file, on the vector environment.

    python examples/train.py --minutes 10                       learns on whatever there is, a GPU or the CPU's cores
    python examples/train.py --minutes 10 --resume              goes on where it stopped
    python examples/train.py --minutes 0 --resume --arena 400   only measures: one learner against three `random` in the arena
    blackgate arena --bots examples/train.py:Learner,inmate,inmate,inmate --games 200

Everything is kept in `--out` (training/): checkpoint.pt, progress.csv and the plots made from it. Needs, in the
folder of Blackgate, `.venv/bin/pip install -e ".[env,arena]" torch`.

How it works. All four seats are played by the same network, which sees the table from the chair of whoever is asked. Many
games are played side by side for some steps; every decision is then judged by what it led to for its own seat (generalised
advantage estimation along that seat's decisions), and the network is moved a little towards the better ones (PPO, clipped).
Winning pays 1; because a first win is far away for players that know nothing, the tunnel itself pays a little too
(`--shaping`, less and less as time goes by). A game that is stopped for being too long is a draw, worth 0.
"""

import argparse
import csv
import hashlib
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from blackgate import Move, View, edition
from blackgate.env.core.seat_rotation import Chairs
from blackgate.env.fields import Layout
from blackgate.env.vector import VectorEnv

PLAYERS = 4
HERE = Path("training")
CHECKPOINT = "checkpoint.pt"
COLUMNS = ("minutes", "decisions", "games", "turns_per_game", "against_random", "policy_loss", "value_loss", "entropy")


class Network(nn.Module):
    """What to do and how it will end: two layers in common, then a score for every action and one number for the outcome."""

    def __init__(self, scale: torch.Tensor, actions: int, width: int) -> None:
        super().__init__()
        self.scale: torch.Tensor
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # at first everything legal is as likely
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log chances of the actions, and what the seat may expect."""
        body = self.body(seen.float() * self.scale)
        scores = self.policy(body).masked_fill(~mask, -1e9)
        return torch.log_softmax(scores, -1), self.value(body).squeeze(-1)


def draw(chances: torch.Tensor) -> torch.Tensor:
    """One action per row, as likely as its log chance says (the Gumbel way, which needs no loop)."""
    return (chances - torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))).argmax(-1)


def normal(judged: torch.Tensor, free: torch.Tensor) -> torch.Tensor:
    """Verdicts around 0 and about as large as 1, by those on decisions that had a choice."""
    some = judged[free]
    if len(some) < 2:
        return torch.zeros_like(judged)
    return (judged - some.mean()) / (some.std() + 1e-6)


class Trainer:
    """The network, its games and what it has seen of them so far."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(asked.seed)
        self.env = VectorEnv(asked.games, PLAYERS, seed=asked.seed, michel=asked.michel, shaping=asked.shaping)
        self.kind = {"pack": self.env.edition.pack.digest, "fields": [field.name for field in self.env.layout.fields]}
        scale = torch.from_numpy(self.env.layout.scale)
        self.network = Network(scale, self.env.actions, asked.width).to(self.device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=asked.rate, eps=1e-5)
        self.batch = self.env.batch
        self.minutes = 0.0
        self.decisions = 0
        self.rows: list[dict[str, float]] = []
        self.finished: list[int] = []  # turns of the games that ended since the last row

    # --- playing ----------------------------------------------------------------------------
    def to(self, array: Any) -> torch.Tensor:
        """An array where the network is."""
        return torch.from_numpy(array).to(self.device, non_blocking=True)

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        """So many steps of all games, decision by decision."""
        steps: list[tuple[torch.Tensor, ...]] = []
        seats, rewards, ends = [], [], []
        for _ in range(self.asked.steps):
            seen, mask = self.to(self.batch.observations), self.to(self.batch.masks)
            chances, values = self.network(seen, mask)
            actions = draw(chances)
            steps.append((seen, mask, actions, chances.gather(1, actions[:, None]).squeeze(1), values))
            seats.append(self.batch.seats)
            self.batch = self.env.step(actions.cpu().numpy())
            over = self.batch.terminated | self.batch.truncated
            rewards.append(self.batch.rewards)
            ends.append(over)
            self.finished += self.batch.turns[over].tolist()
        self.decisions += self.asked.steps * self.env.games
        _, last = self.network(self.to(self.batch.observations), self.to(self.batch.masks))
        seen, mask, actions, chances, values = (torch.stack(column) for column in zip(*steps, strict=True))
        judged, counts = self.judge(values.cpu().numpy(), last.cpu().numpy(), seats, rewards, ends)
        kept = torch.from_numpy(np.flatnonzero(counts)).to(self.device)
        free = mask.sum(-1) > 1  # where there was no choice, only the outcome can be learnt from
        flat = {"seen": seen, "mask": mask, "actions": actions, "chances": chances, "values": values, "free": free}
        flat["judged"] = self.to(judged)
        return {name: column.flatten(0, 1)[kept] for name, column in flat.items()}

    def judge(self, values: Any, last: Any, seats: list[Any], rewards: list[Any], ends: list[Any]) -> tuple[Any, Any]:
        """How much better than expected each decision turned out for its seat, and whether that is known yet.

        Going backwards, every seat of every game carries what it was paid since its next decision and how that one was judged.
        A seat that is not asked again within these steps cannot tell: its last decision does not count.
        """
        games = np.arange(self.env.games)
        paid = np.zeros((self.env.games, PLAYERS), np.float32)
        value, lead = np.zeros_like(paid), np.zeros_like(paid)
        known = np.zeros(paid.shape, bool)
        value[games, self.batch.seats], known[games, self.batch.seats] = last, True
        judged, counts = np.zeros_like(values), np.zeros(values.shape, bool)
        for step in range(len(values) - 1, -1, -1):
            over, seat = ends[step], seats[step]
            paid[over], value[over], lead[over], known[over] = 0, 0, 0, True
            paid += rewards[step]
            surprise = paid[games, seat] + self.asked.discount * value[games, seat] - values[step]
            counts[step] = known[games, seat]
            judged[step] = counts[step] * (surprise + self.asked.discount * self.asked.trace * lead[games, seat])
            value[games, seat], lead[games, seat] = values[step], judged[step]
            paid[games, seat], known[games, seat] = 0, True
        return judged, counts

    # --- learning ---------------------------------------------------------------------------
    def learn(self, seen: dict[str, torch.Tensor]) -> dict[str, float]:
        """A few passes over what was played, in random order; small remainders of a pass are left out."""
        sums = {"policy_loss": 0.0, "value_loss": 0.0, "entropy": 0.0}
        parts = 0
        seen["gain"] = normal(seen["judged"], seen["free"])
        for _ in range(self.asked.passes):
            order = torch.randperm(len(seen["actions"]), device=self.device).split(self.asked.part)
            for some in order[:-1] if len(order) > 1 and len(order[-1]) < self.asked.part // 4 else order:
                policy, value, entropy = self.losses({name: column[some] for name, column in seen.items()})
                self.optimiser.zero_grad()
                (policy + 0.5 * value - self.asked.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()
                for name, loss in zip(sums, (policy, value, entropy), strict=True):
                    sums[name] += float(loss.detach())
                parts += 1
        return {name: total / max(parts, 1) for name, total in sums.items()}

    def losses(self, some: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """PPO: be likelier to do what turned out well, but not by more than `clip` at once; expect what came; stay curious."""
        chances, values = self.network(some["seen"], some["mask"])
        free = some["free"].float()
        free = free / free.sum().clamp(min=1)  # the mean over decisions with a choice
        ratio = (chances.gather(1, some["actions"][:, None]).squeeze(1) - some["chances"]).exp()
        gain, clip = some["gain"], self.asked.clip
        policy = -(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain) * free).sum()
        value = (values - (some["judged"] + some["values"])).pow(2).mean()
        entropy = -((chances.exp() * chances).sum(-1) * free).sum()
        return policy, value, entropy

    @torch.no_grad()
    def against_random(self, games: int = 200) -> float:
        """The share of games won by one learner among three that choose at random; it sits in every seat equally often."""
        env = VectorEnv(games, PLAYERS, seed=self.asked.seed + 1, michel=self.asked.michel)
        own = np.arange(games) % PLAYERS
        batch, won, open_games = env.batch, 0, np.ones(games, bool)
        while open_games.any():
            actions = env.sample().astype(np.int64)
            mine = np.flatnonzero((batch.seats == own) & open_games)
            if len(mine):
                chances, _ = self.network(self.to(batch.observations[mine]), self.to(batch.masks[mine]))
                actions[mine] = draw(chances).cpu().numpy()
            batch = env.step(actions)
            over = (batch.terminated | batch.truncated) & open_games
            won += int((over & (batch.winners == own)).sum())
            open_games &= ~over
        return won / games

    def run(self) -> None:
        """Play and learn until the time is up; write down how it goes, and save."""
        asked, spent = self.asked, self.minutes
        began = told = time.monotonic()
        whole = spent + asked.minutes  # of this run and those it goes on from
        while self.minutes < whole:
            left = max(0.1, 1 - self.minutes / whole)
            for group in self.optimiser.param_groups:
                group["lr"] = asked.rate * left
            self.env.shaping = asked.shaping * left
            losses = self.learn(self.play())
            self.minutes = spent + (time.monotonic() - began) / 60
            if time.monotonic() - told > asked.every or self.minutes >= whole:
                self.tell(losses)
                self.save()
                told = time.monotonic()

    # --- keeping ----------------------------------------------------------------------------
    def tell(self, losses: dict[str, float]) -> None:
        """One more row of figures, on the screen and in the file, and the plots drawn again."""
        turns = float(np.mean(self.finished)) if self.finished else 0.0
        figures = (self.minutes, self.decisions, len(self.finished), turns, self.against_random(), *losses.values())
        row = dict(zip(COLUMNS, (round(float(figure), 4) for figure in figures), strict=True))
        self.rows.append(row)
        self.finished = []
        print("  ".join(f"{name} {value:g}" for name, value in row.items()), flush=True)
        with (self.asked.out / "progress.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(self.rows)
        plot(self.rows, self.asked.out)

    def save(self) -> None:
        """Everything needed to go on or to play; written beside and moved, so that an interruption leaves the last one whole."""
        kept = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "width": self.asked.width,
            "michel": self.asked.michel,
            "kind": self.kind,
            "dice": torch.get_rng_state(),
            "minutes": self.minutes,
            "decisions": self.decisions,
            "rows": self.rows,
        }
        beside = self.asked.out / f"{CHECKPOINT}.new"
        torch.save(kept, beside)
        beside.replace(self.asked.out / CHECKPOINT)

    def load(self) -> None:
        """Go on from the last checkpoint: network, optimiser, figures and dice. Games begin anew, with other deals."""
        kept = read(self.asked.out / CHECKPOINT, self.device)
        ours = {"width": self.asked.width, "michel": self.asked.michel, "kind": self.kind}
        wrong = [name for name, value in ours.items() if kept[name] != value]
        if wrong:
            raise SystemExit(
                f"The checkpoint in {self.asked.out} was made with another {' and '.join(wrong)}: use the same, or another --out."
            )
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.minutes, self.decisions, self.rows = kept["minutes"], kept["decisions"], kept["rows"]
        torch.set_rng_state(kept["dice"].cpu())
        self.batch = self.env.reset(self.asked.seed + self.decisions)


def read(path: Path, device: Any = "cpu") -> dict[str, Any]:
    """A checkpoint, or a sentence about where it is missing."""
    if not path.exists():
        raise SystemExit(f"There is no checkpoint at {path}: train one first (--minutes 10).")
    kept: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    return kept


def plot(rows: list[dict[str, float]], out: Path) -> None:
    """How strong, how curious, how long the games: three curves over the minutes, as a page and as a picture."""
    try:
        import altair
        import vl_convert  # noqa: F401 - what altair draws the picture with
    except ImportError:
        return  # without the arena's libraries the figures are in progress.csv all the same
    size = {"width": 280, "height": 200}
    chart = altair.Chart({"values": rows}).mark_line(point=True).properties(**size)
    curves = [chart.encode(x="minutes:Q", y=f"{name}:Q") for name in ("against_random", "entropy", "turns_per_game")]
    beside = altair.hconcat(*curves)
    beside.save(out / "progress.html", inline=True)
    beside.save(out / "progress.png")


class Learner:
    """The trained network as a bot for the arena; BLACKGATE_CHECKPOINT names its file if it is not training/checkpoint.pt."""

    def __init__(self, seed: int = 0) -> None:
        torch.set_num_threads(1)
        kept = read(Path(os.environ.get("BLACKGATE_CHECKPOINT", HERE / CHECKPOINT)))
        book = edition()
        self.layout = Layout(book, PLAYERS)
        self.chairs = Chairs(book.rulebook, PLAYERS)
        self.network = Network(torch.from_numpy(self.layout.scale), len(book.moves), kept["width"])
        self.network.load_state_dict(kept["network"])

    @torch.no_grad()
    def choose(self, view: View, legal_moves: Sequence[Move], budget: object) -> Move:
        """The likeliest of the legal moves."""
        if view.seat is None or view.options.players != PLAYERS or view.options.teams:
            raise ValueError(f"This learner plays at tables of {PLAYERS} without teams.")
        actions = [int(self.chairs.from_catalogue(view.seat, int(move))) for move in legal_moves]
        mask = torch.zeros(1, len(view.edition.moves), dtype=torch.bool)
        mask[0, actions] = True
        chances, _ = self.network(torch.from_numpy(self.layout.row(view, view.seat))[None], mask)
        return legal_moves[int(chances[0, actions].argmax())]


def arena(asked: argparse.Namespace) -> None:
    """What the arena says: one learner among three `random`, seats rotated, with an interval."""
    from blackgate.arena.match import Match
    from blackgate.arena.results import summarize
    from blackgate.arena.tournament import Tournament

    checkpoint = (asked.out / CHECKPOINT).resolve()
    os.environ["BLACKGATE_CHECKPOINT"] = str(checkpoint)
    learner = f"{Path(__file__).resolve()}:Learner"
    match = Match(number=0, seed=str(asked.seed), bots=(learner, "random", "random", "random"), michel=asked.michel)
    folder = asked.out / f"arena-{hashlib.sha256(checkpoint.read_bytes()).hexdigest()[:8]}"  # each checkpoint has its own games
    win_rate = summarize(Tournament.create(match, asked.arena, folder).run(asked.jobs)).bots[learner].win_rate
    low, high = win_rate.interval
    print(
        f"arena: won {win_rate.wins} of {asked.arena} against three random: {win_rate.rate:.1%} (95 %: {low:.1%} to {high:.1%})"
    )


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What can be asked for; the defaults suit two CPU cores and ten minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="how long to learn")
    parser.add_argument("--out", type=Path, default=HERE, help="where everything is kept")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint there")
    parser.add_argument("--arena", type=int, default=0, metavar="GAMES", help="measure in the arena afterwards")
    parser.add_argument("--jobs", type=int, default=2, help="processes for the arena")
    parser.add_argument("--every", type=float, default=30, help="seconds between two rows of figures, each with a checkpoint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--michel", choices=("none", "michel", "michelle"), default="none")
    parser.add_argument("--games", type=int, default=256, help="games side by side; thousands on a GPU")
    parser.add_argument("--steps", type=int, default=64, help="steps of all of them between two lessons")
    parser.add_argument("--width", type=int, default=128, help="of the network; 512 on a GPU")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--part", type=int, default=2048, help="decisions per gradient step")
    parser.add_argument("--discount", type=float, default=0.998, help="per decision of a seat")
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the advantage estimation")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--shaping", type=float, default=0.5, help="what a whole tunnel pays besides winning, at the start")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Learn, then measure."""
    asked = arguments(words)
    asked.out.mkdir(parents=True, exist_ok=True)
    if not asked.resume and (asked.out / CHECKPOINT).exists():
        raise SystemExit(f"{asked.out} holds a checkpoint already: --resume goes on with it, another --out begins anew.")
    trainer = Trainer(asked)
    if asked.resume:
        trainer.load()
    if asked.minutes > 0:
        trainer.run()
    if asked.arena:
        arena(asked)


if __name__ == "__main__":
    main()
