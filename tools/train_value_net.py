"""Train the value network of `bots/value_net.json` on games of inmates.

Needs torch. `python tools/train_value_net.py --games 40000 --jobs 2` plays games, trains for some minutes, prints the log loss on
unseen games next to the loss of a uniform guess, and writes the file.
"""

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import torch

from blackgate.bots.evaluation import weights
from blackgate.bots.evaluation.evaluator import Evaluator
from blackgate.bots.evaluation.position_features import features_of_games
from blackgate.bots.evaluation.seat_features import FEATURES
from blackgate.catalogue import edition
from blackgate.options import check_options

MODES = [  # players, Michel, teams, share of the games
    (2, None, False, 4),
    (3, None, False, 2),
    (4, None, False, 6),
    (5, None, False, 1),
    (6, None, False, 2),
    (2, "michel", False, 1),
    (4, "michel", False, 2),
    (6, "michel", False, 1),
    (4, None, True, 2),
    (6, None, True, 1),
    (4, "michel", True, 1),
]
SEATS = 6
OUT = Path(__file__).resolve().parent.parent / "src/blackgate/bots/value_net.json"


def gather(job: tuple[int, str | None, bool, int, int, list[int]]) -> tuple[int, bool, bytes, bytes]:
    """Play some games of one mode and return their features and winners."""
    players, michel, teams, seed, games, weight_values = job
    pack = edition(None)
    options = check_options(pack, players, michel=michel, teams=teams)
    evaluator = Evaluator(pack.rulebook, weight_values)
    rows, winners = features_of_games(evaluator, options, list(range(seed, seed + games)), 30, 6)
    return players, teams, rows, winners


def dataset(games: int, jobs: int, weight_values: list[int]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the features (positions x 6 seats x features), the side of each seat (-1: empty), and the side that won.

    The positions of a game stay together.
    """
    shares = sum(mode[3] for mode in MODES)
    chunk = 50
    work = []
    seed = 0
    for players, michel, teams, share in MODES:
        for _ in range(max(games * share // shares // chunk, 1)):
            work.append((players, michel, teams, seed, chunk, weight_values))
            seed += chunk
    random.Random(1).shuffle(work)
    xs, groups, wins = [], [], []
    with ProcessPoolExecutor(jobs) as pool:
        for players, teams, rows, winners in pool.map(gather, work, chunksize=4):
            x = np.frombuffer(rows, dtype=np.float64).astype(np.float32).reshape(-1, players, FEATURES)
            winner = np.frombuffer(winners, dtype=np.uint8)
            keep = winner < SEATS
            x, winner = x[keep], winner[keep]
            full: np.ndarray = np.zeros((len(x), SEATS, FEATURES), dtype=np.float16)
            full[:, :players] = x
            group: np.ndarray = np.full((len(x), SEATS), -1, dtype=np.int8)
            group[:, :players] = np.arange(players) & 1 if teams else np.arange(players)
            xs.append(full)
            groups.append(group)
            wins.append((winner & 1 if teams else winner).astype(np.int64))
    return np.concatenate(xs), np.concatenate(groups), np.concatenate(wins)


class Net(torch.nn.Module):
    """The network as bots/evaluation/value_net.py computes it."""

    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.first = torch.nn.Linear(FEATURES, hidden)
        self.last = torch.nn.Linear(hidden, 1, bias=False)

    def forward(self, x: torch.Tensor, group: torch.Tensor) -> torch.Tensor:
        """Return the log probability that each side wins."""
        output = self.last(torch.relu(self.first(x))).squeeze(-1)
        sides = []
        for side in range(SEATS):
            member = group == side
            total = (output * member).sum(1)
            sides.append(torch.where(member.any(1), total, torch.full_like(total, -1e9)))
        return torch.log_softmax(torch.stack(sides, 1), 1)


def train(x: np.ndarray, group: np.ndarray, won: np.ndarray, hidden: int, epochs: int) -> Net:
    """Train with AdamW and a one-cycle learning rate. The last tenth of the games is for validation."""
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    cut = len(x) * 9 // 10
    tx, tg, tw = (torch.from_numpy(a).to(device) for a in (x, group, won))
    net: Net = Net(hidden).to(device)
    optimiser = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=1e-4)
    batch = 4096
    steps = epochs * (cut // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 1e-2, total_steps=steps + 1)
    for epoch in range(epochs):
        order = torch.randperm(cut, device=device)
        for start in range(0, cut - batch, batch):
            some = order[start : start + batch]
            loss = torch.nn.functional.nll_loss(net(tx[some].float().to(device), tg[some].to(device)), tw[some].to(device))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        with torch.no_grad():
            tests = [
                float(
                    torch.nn.functional.nll_loss(
                        net(tx[i : i + 20000].float().to(device), tg[i : i + 20000].to(device)),
                        tw[i : i + 20000].to(device),
                        reduction="sum",
                    )
                )
                for i in range(cut, len(x), 20000)
            ]
        print(f"epoch {epoch}: log loss {sum(tests) / (len(x) - cut):.4f}", flush=True)
    return net


def main() -> None:
    """Play, train, write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--weights", type=Path, help="weights written by tools/tune.py, instead of the default ones")
    args = parser.parse_args()
    weight_values = [round(w) for w in json.loads(args.weights.read_text())] if args.weights else list(weights.DEFAULT)
    x, group, won = dataset(args.games, args.jobs, weight_values)
    sides = np.array([len(set(row[row >= 0])) for row in group])
    print(f"{len(x)} positions; uniform guess: {np.log(sides).mean():.4f}", flush=True)
    net = train(x, group, won, args.hidden, args.epochs)
    parameters = {
        "first": [round(float(w), 4) for w in net.first.weight.detach().cpu().T.flatten()],
        "bias": [round(float(w), 4) for w in net.first.bias.detach().cpu()],
        "last": [round(float(w), 4) for w in net.last.weight.detach().cpu().flatten()],
    }
    args.out.write_text(json.dumps(parameters) + "\n")


if __name__ == "__main__":
    main()
