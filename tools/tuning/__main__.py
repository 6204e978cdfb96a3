"""Change the values of a pack in rounds until it meets the bars of the lab: train, measure, change, and again.

    python -m tools.tuning --rounds 6 --out runs        on a machine with a GPU
    python -m tools.tuning --training 0 --jobs 2        measure classic once, with the network of warden

After each round, a card that is too strong moves one step down its list in the file of variants (`variants.py`), and one that is
too weak moves one step up. Every round writes its pack, figures and network into a folder of its own. The file
`override.json` in the folder of the run sets cards by hand before the next round: {"crew_lookout": 3}.

It needs PyTorch, NumPy and the compiled engine, and no library of the command line. Unknown options go to `blackgate train`.
"""

import argparse
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final

from blackgate.bots.policy_file import WARDEN
from blackgate.lab.bars import judged_bars
from blackgate.lab.results import LabResults
from blackgate.lab.results_json import to_data
from blackgate.lab.settings import Settings
from blackgate.pack import CLASSIC
from tools.tuning.adaptation import JOINING, LATER_JOINING, adapt
from tools.tuning.lab_games import measure
from tools.tuning.scores import DEALT, Figure, figures_of, scores
from tools.tuning.variants import Card, read_cards, write_pack

VARIANTS: Final = Path(__file__).with_name("classic.toml")
OVERRIDE: Final = "override.json"
FAR: Final = 2.2  # a card with this score moves two steps


def bar_lines(results: LabResults) -> Iterator[str]:
    """Yield a line for each bar of a balanced pack: its figures, or those that miss it."""
    for one in judged_bars(results.packs[0]):
        words = ", ".join(f"{figure.metric} {figure.estimate.value:.3f}" for figure in (one.missed or one.figures))
        yield f"{'met   ' if one.met else 'MISSED'} {one.bar.name}, {one.players} players: {words}"


def card_lines(figure: Figure, cards: Sequence[Card]) -> Iterator[str]:
    """Yield the figures of each card."""
    for card in cards:
        names = {
            "gangs": [(4, f"gang/{card.id}/games"), (4, f"gang/{card.id}/against_others")],
            "backgrounds": [(players, f"background/{card.id}/dealt_above_fair") for players in DEALT],
            "actions": [(4, f"action/{card.id}/drawn_above_fair")],
        }
        found = [f"{name.split('/')[-1]} {players}: {figure(players, name):+.3f}" for players, name in names.get(card.file, [])]
        yield f"{card.id} [{card.index}] {', '.join(found)}"


def change(cards: Sequence[Card], found: Mapping[str, float], override: Mapping[str, int]) -> Iterator[str]:
    """Move the cards along their lists, and yield a line for each."""
    for card in cards:
        before = card.index
        score = found.get(card.id, 0.0)
        if card.id in override:
            card.index = override[card.id]
        elif score and card.step(score) and abs(score) > FAR:
            card.step(score)
        if card.index != before or score:
            yield f"{card.id}: {before} -> {card.index} ({score:+.1f})"


def take_override(folder: Path) -> dict[str, int]:
    """Return what was set by hand, once."""
    file = folder / OVERRIDE
    found: dict[str, int] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    file.unlink(missing_ok=True)
    return found


def measure_round(pool: Pool, options: argparse.Namespace, pack: Path, network: Path, seed: int) -> dict[int, LabResults]:
    """Measure a pack, and write the results beside it. Return them by number of players."""
    results = {}
    for players, games in (map(int, one.split(":")) for one in options.games.split(",")):
        settings = Settings(
            players=(players,), games=games, packs=(str(pack),), bot="warden", seed=str(seed), fair_start=options.fair_start
        )
        results[players] = measure(pool, settings, network, options.jobs)
        content = json.dumps(to_data(results[players]), indent=1)
        (pack.parent / f"result-{players}.json").write_text(content, encoding="utf-8")
    return results


def arguments() -> tuple[argparse.Namespace, list[str]]:
    """Return the options, and those for `blackgate train`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pack", type=Path, default=CLASSIC)
    parser.add_argument("--variants", type=Path, default=VARIANTS, help="the values that may stand on each card of the pack")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--training", type=float, default=1.7, help="minutes of training; 0: only measure")
    parser.add_argument("--train-every", type=int, default=1, help="rounds from one training to the next")
    parser.add_argument("--network", type=Path, default=Path(str(WARDEN)), help="to start from: a checkpoint or an exported file")
    parser.add_argument("--games", default="4:8000,2:10000,6:2500", help="of each round, by players")
    parser.add_argument("--fair-start", action="store_true", help="later seats begin with Cigarettes (14.8)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals of the first round; each round has its own")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play the games of the lab")
    parser.add_argument("--out", type=Path, default=Path("tuning"))
    return parser.parse_known_args()


def main() -> None:
    """Run the rounds."""
    options, more = arguments()
    if options.out.exists() and any(options.out.glob("round-*")):
        raise SystemExit(f"{options.out} already holds a run. Choose another folder with --out.")
    cards = read_cards(options.variants)
    network, began = options.network, time.monotonic()
    with get_context("spawn").Pool(options.jobs) as pool:
        for number in range(options.rounds):
            folder = options.out / f"round-{number + 1}"
            write_pack(options.pack, folder / "pack", cards)
            trains = options.training > 0 and number % options.train_every == 0
            if trains:
                joining = JOINING if number == 0 else LATER_JOINING
                network = adapt(folder / "pack", network, options.training, folder / "network", more, joining)
            results = measure_round(pool, options, folder / "pack", network, options.seed + number)
            figure = figures_of({players: found.packs[0] for players, found in results.items()})
            lines = [f"Round {number + 1}, {(time.monotonic() - began) / 60:.1f} minutes", *card_lines(figure, cards)]
            lines += [line for found in results.values() for line in bar_lines(found)]
            lines += ["Changes:", *change(cards, scores(figure, cards, gangs=trains), take_override(options.out))]
            print("\n  ".join(lines), flush=True)
    write_pack(options.pack, options.out / "next-pack", cards)


if __name__ == "__main__":
    main()
