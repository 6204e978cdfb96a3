"""Train a bot by self-play: PPO in one file, on the vector environment.

    python examples/train.py --minutes 10                       trains on a GPU if there is one, else on the CPU
    python examples/train.py --minutes 10 --resume              continues from the checkpoint
    python examples/train.py --minutes 0 --resume --arena 400   only measures: one learner against three `random` in the arena
    blackgate arena --bots examples/train.py:Learner,inmate,inmate,inmate --games 200

All files are written to `--out` (training/): checkpoint.pt, progress.csv and plots. `make learn` installs what it
needs.

How it works. All four seats are played by the same network, which sees the table relative to the seat that is asked. Many
games are played in parallel for some steps. The advantage of every decision is then estimated for its own seat (generalised
advantage estimation along the decisions of that seat), and the network is updated with clipped PPO. Winning pays 1. Because
a first win takes long for players that know nothing, dug Tools pay a little too (`--shaping`, which falls to a tenth during
training). A game that is stopped for being too long is a draw, worth 0.
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
from blackgate.env.core.seat_rotation import SeatRotation
from blackgate.env.fields import Layout
from blackgate.env.vector import VectorEnv

PLAYERS = 4
HERE = Path("training")
CHECKPOINT = "checkpoint.pt"
COLUMNS = ("minutes", "decisions", "games", "turns_per_game", "against_random", "policy_loss", "value_loss", "entropy")


class Network(nn.Module):
    """Policy and value network: two shared layers, then a logit for every action and the expected outcome."""

    def __init__(self, scale: torch.Tensor, actions: int, width: int) -> None:
        super().__init__()
        self.scale: torch.Tensor
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)  # at the start, all legal actions are equally likely
        nn.init.zeros_(self.policy.bias)

    def forward(self, observations: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log probabilities of the actions, and the expected outcome for the seat."""
        body = self.body(observations.float() * self.scale)
        logits = self.policy(body).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, -1), self.value(body).squeeze(-1)


def sample_actions(log_probs: torch.Tensor) -> torch.Tensor:
    """Sample one action per row from its log probabilities (the Gumbel trick, which needs no loop)."""
    return (log_probs - torch.log(-torch.log(torch.rand_like(log_probs).clamp_(1e-9, 1 - 1e-7)))).argmax(-1)


def normalized(advantages: torch.Tensor, free: torch.Tensor) -> torch.Tensor:
    """Scale advantages to mean 0 and deviation 1, measured over the decisions with a choice."""
    some = advantages[free]
    if len(some) < 2:
        return torch.zeros_like(advantages)
    return (advantages - some.mean()) / (some.std() + 1e-6)


class Trainer:
    """The network, its optimiser, its games and the progress so far."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(args.seed)
        self.env = VectorEnv(args.games, PLAYERS, seed=args.seed, michel=args.michel, shaping=args.shaping)
        self.kind = {"pack": self.env.edition.pack.digest, "fields": [field.name for field in self.env.layout.fields]}
        scale = torch.from_numpy(self.env.layout.scale)
        self.network = Network(scale, self.env.actions, args.width).to(self.device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=args.learning_rate, eps=1e-5)
        self.batch = self.env.batch
        self.minutes = 0.0
        self.decisions = 0
        self.rows: list[dict[str, float]] = []
        self.finished: list[int] = []  # turns of the games that ended since the last row

    # --- Playing ----------------------------------------------------------------------------
    def to(self, array: Any) -> torch.Tensor:
        """Move an array to the device of the network."""
        return torch.from_numpy(array).to(self.device, non_blocking=True)

    @torch.no_grad()
    def play(self) -> dict[str, torch.Tensor]:
        """Play `--steps` steps of all games and return the decisions whose advantage is known."""
        steps: list[tuple[torch.Tensor, ...]] = []
        seats, rewards, ends = [], [], []
        for _ in range(self.args.steps):
            observations, mask = self.to(self.batch.observations), self.to(self.batch.masks)
            log_probs, values = self.network(observations, mask)
            actions = sample_actions(log_probs)
            steps.append((observations, mask, actions, log_probs.gather(1, actions[:, None]).squeeze(1), values))
            seats.append(self.batch.seats)
            self.batch = self.env.step(actions.cpu().numpy())
            over = self.batch.terminated | self.batch.truncated
            rewards.append(self.batch.rewards)
            ends.append(over)
            self.finished += self.batch.turns[over].tolist()
        self.decisions += self.args.steps * self.env.games
        _, last = self.network(self.to(self.batch.observations), self.to(self.batch.masks))
        observations, mask, actions, log_probs, values = (torch.stack(column) for column in zip(*steps, strict=True))
        advantages, known = self.advantages(values.cpu().numpy(), last.cpu().numpy(), seats, rewards, ends)
        checkpoint = torch.from_numpy(np.flatnonzero(known)).to(self.device)
        free = mask.sum(-1) > 1  # decisions without a choice train only the value
        columns = {
            "observations": observations,
            "mask": mask,
            "actions": actions,
            "log_probs": log_probs,
            "values": values,
            "free": free,
            "advantages": self.to(advantages),
        }
        return {name: column.flatten(0, 1)[checkpoint] for name, column in columns.items()}

    def advantages(self, values: Any, last: Any, seats: list[Any], rewards: list[Any], ends: list[Any]) -> tuple[Any, Any]:
        """Return the advantage of each decision for its seat, and whether it is known yet.

        Going backwards, each seat of each game keeps its rewards since its next decision, and the advantage of that one.
        If a seat is not asked again within these steps, the advantage of its last decision is unknown.
        """
        games = np.arange(self.env.games)
        reward = np.zeros((self.env.games, PLAYERS), np.float32)
        next_value, next_advantage = np.zeros_like(reward), np.zeros_like(reward)
        asked_again = np.zeros(reward.shape, bool)
        next_value[games, self.batch.seats], asked_again[games, self.batch.seats] = last, True
        advantages, known = np.zeros_like(values), np.zeros(values.shape, bool)
        for step in range(len(values) - 1, -1, -1):
            over, seat = ends[step], seats[step]
            reward[over], next_value[over], next_advantage[over], asked_again[over] = 0, 0, 0, True
            reward += rewards[step]
            error = reward[games, seat] + self.args.discount * next_value[games, seat] - values[step]
            known[step] = asked_again[games, seat]
            advantages[step] = known[step] * (error + self.args.discount * self.args.gae_lambda * next_advantage[games, seat])
            next_value[games, seat], next_advantage[games, seat] = values[step], advantages[step]
            reward[games, seat], asked_again[games, seat] = 0, True
        return advantages, known

    # --- Learning ---------------------------------------------------------------------------
    def learn(self, decisions: dict[str, torch.Tensor]) -> dict[str, float]:
        """Go a few times over the decisions in random order, without small remainders. Return the mean losses."""
        sums = {"policy_loss": 0.0, "value_loss": 0.0, "entropy": 0.0}
        parts = 0
        decisions["normalized"] = normalized(decisions["advantages"], decisions["free"])
        for _ in range(self.args.epochs):
            order = torch.randperm(len(decisions["actions"]), device=self.device).split(self.args.minibatch)
            for some in order[:-1] if len(order) > 1 and len(order[-1]) < self.args.minibatch // 4 else order:
                policy, value, entropy = self.losses({name: column[some] for name, column in decisions.items()})
                self.optimiser.zero_grad()
                (policy + 0.5 * value - self.args.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()
                for name, loss in zip(sums, (policy, value, entropy), strict=True):
                    sums[name] += float(loss.detach())
                parts += 1
        return {name: total / max(parts, 1) for name, total in sums.items()}

    def losses(self, some: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the policy loss (clipped PPO), the value loss and the entropy of a batch."""
        log_probs, values = self.network(some["observations"], some["mask"])
        free = some["free"].float()
        free = free / free.sum().clamp(min=1)  # the mean over decisions with a choice
        ratio = (log_probs.gather(1, some["actions"][:, None]).squeeze(1) - some["log_probs"]).exp()
        advantages, clip = some["normalized"], self.args.clip
        policy = -(torch.min(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages) * free).sum()
        value = (values - (some["advantages"] + some["values"])).pow(2).mean()
        entropy = -((log_probs.exp() * log_probs).sum(-1) * free).sum()
        return policy, value, entropy

    @torch.no_grad()
    def against_random(self, games: int = 200) -> float:
        """Return the share of games that one learner wins against three random players, with seats rotated."""
        env = VectorEnv(games, PLAYERS, seed=self.args.seed + 1, michel=self.args.michel)
        own = np.arange(games) % PLAYERS
        batch, won, open_games = env.batch, 0, np.ones(games, bool)
        while open_games.any():
            actions = env.sample().astype(np.int64)
            mine = np.flatnonzero((batch.seats == own) & open_games)
            if len(mine):
                log_probs, _ = self.network(self.to(batch.observations[mine]), self.to(batch.masks[mine]))
                actions[mine] = sample_actions(log_probs).cpu().numpy()
            batch = env.step(actions)
            over = (batch.terminated | batch.truncated) & open_games
            won += int((over & (batch.winners == own)).sum())
            open_games &= ~over
        return won / games

    def run(self) -> None:
        """Play and learn until the time is up; report and save now and then."""
        args, earlier = self.args, self.minutes
        began = reported = time.monotonic()
        whole = earlier + args.minutes  # of this run and those it continues
        while self.minutes < whole:
            left = max(0.1, 1 - self.minutes / whole)
            for group in self.optimiser.param_groups:
                group["lr"] = args.learning_rate * left
            self.env.shaping = args.shaping * left
            losses = self.learn(self.play())
            self.minutes = earlier + (time.monotonic() - began) / 60
            if time.monotonic() - reported > args.every or self.minutes >= whole:
                self.report(losses)
                self.save()
                reported = time.monotonic()

    # --- Files ----------------------------------------------------------------------------
    def report(self, losses: dict[str, float]) -> None:
        """Print a row of figures, write it to progress.csv and update the plots."""
        turns = float(np.mean(self.finished)) if self.finished else 0.0
        figures = (self.minutes, self.decisions, len(self.finished), turns, self.against_random(), *losses.values())
        row = dict(zip(COLUMNS, (round(float(figure), 4) for figure in figures), strict=True))
        self.rows.append(row)
        self.finished = []
        print("  ".join(f"{name} {value:g}" for name, value in row.items()), flush=True)
        with (self.args.out / "progress.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(self.rows)
        plot(self.rows, self.args.out)

    def save(self) -> None:
        """Write the checkpoint. It is written to another file and moved, so that an interruption leaves the last one whole."""
        checkpoint = {
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "width": self.args.width,
            "michel": self.args.michel,
            "kind": self.kind,
            "dice": torch.get_rng_state(),
            "minutes": self.minutes,
            "decisions": self.decisions,
            "rows": self.rows,
        }
        new = self.args.out / f"{CHECKPOINT}.new"
        torch.save(checkpoint, new)
        new.replace(self.args.out / CHECKPOINT)

    def load(self) -> None:
        """Continue from the last checkpoint: network, optimiser, figures and random state. Games start again with new deals."""
        checkpoint = read(self.args.out / CHECKPOINT, self.device)
        expected = {"width": self.args.width, "michel": self.args.michel, "kind": self.kind}
        wrong = [name for name, value in expected.items() if checkpoint[name] != value]
        if wrong:
            raise SystemExit(
                f"The checkpoint in {self.args.out} was made with another {' and '.join(wrong)}: use the same, or another --out."
            )
        self.network.load_state_dict(checkpoint["network"])
        self.optimiser.load_state_dict(checkpoint["optimiser"])
        self.minutes, self.decisions, self.rows = checkpoint["minutes"], checkpoint["decisions"], checkpoint["rows"]
        torch.set_rng_state(checkpoint["dice"].cpu())
        self.batch = self.env.reset(self.args.seed + self.decisions)


def read(path: Path, device: Any = "cpu") -> dict[str, Any]:
    """Load a checkpoint, or exit with a message if it is missing."""
    if not path.exists():
        raise SystemExit(f"There is no checkpoint at {path}: train one first (--minutes 10).")
    checkpoint: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    return checkpoint


def plot(rows: list[dict[str, float]], out: Path) -> None:
    """Plot strength, entropy and length of games over time, as HTML and as PNG."""
    try:
        import altair
        import vl_convert  # noqa: F401  altair needs it for PNG
    except ImportError:
        return  # without the libraries of the arena there are no plots; the figures are in progress.csv
    size = {"width": 280, "height": 200}
    chart = altair.Chart({"values": rows}).mark_line(point=True).properties(**size)
    curves = [chart.encode(x="minutes:Q", y=f"{name}:Q") for name in ("against_random", "entropy", "turns_per_game")]
    charts = altair.hconcat(*curves)
    charts.save(out / "progress.html", inline=True)
    charts.save(out / "progress.png")


class Learner:
    """The trained network as a bot for the arena; BLACKGATE_CHECKPOINT names its file if it is not training/checkpoint.pt."""

    def __init__(self, seed: int = 0) -> None:
        torch.set_num_threads(1)
        checkpoint = read(Path(os.environ.get("BLACKGATE_CHECKPOINT", HERE / CHECKPOINT)))
        classic = edition()
        self.layout = Layout(classic, PLAYERS)
        self.rotation = SeatRotation(classic.rulebook, PLAYERS)
        self.network = Network(torch.from_numpy(self.layout.scale), len(classic.moves), checkpoint["width"])
        self.network.load_state_dict(checkpoint["network"])

    @torch.no_grad()
    def choose(self, view: View, legal_moves: Sequence[Move], budget: object) -> Move:
        """Return the legal move with the highest probability."""
        if view.seat is None or view.options.players != PLAYERS or view.options.teams:
            raise ValueError(f"This learner plays at tables of {PLAYERS} without teams.")
        actions = [int(self.rotation.from_catalogue(view.seat, int(move))) for move in legal_moves]
        mask = torch.zeros(1, len(view.edition.moves), dtype=torch.bool)
        mask[0, actions] = True
        chances, _ = self.network(torch.from_numpy(self.layout.row(view, view.seat))[None], mask)
        return legal_moves[int(chances[0, actions].argmax())]


def arena(args: argparse.Namespace) -> None:
    """Print the win rate of one learner against three `random` in the arena, seats rotated, with an interval."""
    from blackgate.arena.match import Match
    from blackgate.arena.results import summarize
    from blackgate.arena.tournament import Tournament

    checkpoint = (args.out / CHECKPOINT).resolve()
    os.environ["BLACKGATE_CHECKPOINT"] = str(checkpoint)
    learner = f"{Path(__file__).resolve()}:Learner"
    match = Match(number=0, seed=str(args.seed), bots=(learner, "random", "random", "random"), michel=args.michel)
    folder = args.out / f"arena-{hashlib.sha256(checkpoint.read_bytes()).hexdigest()[:8]}"  # each checkpoint has its own games
    win_rate = summarize(Tournament.create(match, args.arena, folder).run(args.jobs)).bots[learner].win_rate
    low, high = win_rate.interval
    print(f"arena: won {win_rate.wins} of {args.arena} against three random: {win_rate.rate:.1%} (95 %: {low:.1%} to {high:.1%})")


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse the command line. The defaults suit two CPU cores and ten minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10, help="how long to train")
    parser.add_argument("--out", type=Path, default=HERE, help="folder for all files")
    parser.add_argument("--resume", action="store_true", help="continue from the checkpoint there")
    parser.add_argument("--arena", type=int, default=0, metavar="GAMES", help="measure in the arena afterwards")
    parser.add_argument("--jobs", type=int, default=2, help="processes for the arena")
    parser.add_argument("--every", type=float, default=30, help="seconds between two rows of figures, each with a checkpoint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--michel", choices=("none", "michel", "michelle"), default="none")
    parser.add_argument("--games", type=int, default=256, help="parallel games; thousands on a GPU")
    parser.add_argument("--steps", type=int, default=64, help="steps of all games between two updates")
    parser.add_argument("--width", type=int, default=128, help="of the network; 512 on a GPU")
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=2048, help="decisions per gradient step")
    parser.add_argument("--discount", type=float, default=0.998, help="per decision of a seat")
    parser.add_argument("--gae-lambda", type=float, default=0.95, help="lambda of the advantage estimation")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--shaping", type=float, default=0.5, help="reward of a whole tunnel besides winning, at the start")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> None:
    """Train, then measure."""
    args = arguments(words)
    args.out.mkdir(parents=True, exist_ok=True)
    if not args.resume and (args.out / CHECKPOINT).exists():
        raise SystemExit(f"{args.out} holds a checkpoint already: continue it with --resume, or use another --out.")
    trainer = Trainer(args)
    if args.resume:
        trainer.load()
    if args.minutes > 0:
        trainer.run()
    if args.arena:
        arena(args)


if __name__ == "__main__":
    main()
