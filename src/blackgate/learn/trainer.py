"""The loop of a training run: play, learn, evaluate, report, save."""

import copy
import dataclasses
import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from blackgate.optional_libraries import MissingLibraryError, libraries_of

with libraries_of("learn"):
    import torch

from blackgate.arena.number_format import NumberFormat
from blackgate.errors import OptionError
from blackgate.learn import checkpoint
from blackgate.learn.devices import Device
from blackgate.learn.evaluation import Ask, Opponent, best_actions, evaluate, parse_opponents
from blackgate.learn.fixed_opponents import FixedOpponents, learning_seats, load_any_network
from blackgate.learn.game_workers import HALVES, GameWorkers
from blackgate.learn.learner import Learner
from blackgate.learn.modes import Mode, parse_modes
from blackgate.learn.network import Network
from blackgate.learn.player import Player, PlayFigures
from blackgate.learn.progress import FILE as PROGRESS
from blackgate.learn.progress import Clock, line_of, progress_row, write_rows
from blackgate.learn.ray_link import RayCluster
from blackgate.learn.report import write_report
from blackgate.learn.rollout import Rollout
from blackgate.learn.schedule import falling, falling_to_half_time
from blackgate.learn.settings import CHECKPOINT, GAMES, Settings, for_device
from blackgate.texts import say

EVALUATION_TURNS: Final = 400  # a longer game against bots counts as not won; bots need about fifty
MOST_SAVED_GAMES: Final = 4096  # a larger run continues with new games, which saves time and space
FINAL_LEARNING_RATE: Final = 0.05  # the learning rate at the end, as a share of that at the start


class Trainer:
    """A training run: the network, the games, the progress so far. Close it at the end."""

    def __init__(self, settings: Settings, write: Callable[[str], None] = print, lang: str = "en") -> None:
        self.device: Device = Device(settings.device)
        self.cluster: RayCluster | None = None if settings.ray is None else RayCluster(settings.ray)
        settings = for_device(settings, str(self.device.torch), self.cluster.cores if self.cluster else None)
        self.settings: Settings = settings
        self.write = write
        self.lang = lang
        self.numbers: NumberFormat = NumberFormat(lang)
        self.folder: Path = Path(settings.out)
        self.file: Path = self.folder / CHECKPOINT
        if self.file.exists() and not settings.resume:
            raise OptionError("error-learn-folder", folder=str(self.folder))
        self.minutes = 0.0
        self.decisions = 0
        self.rows: list[dict[str, Any]] = []
        self.interrupted = False
        self.clock: Clock = Clock()
        self.win_rates: dict[str, float] = {}  # since the last report
        torch.manual_seed(settings.seed)
        self.modes: tuple[Mode, ...] = parse_modes(settings.modes)
        self.opponents: tuple[Opponent, ...] = parse_opponents(settings.evaluate) if settings.evaluate else ()
        saved = checkpoint.load(self.file, self.device.torch) if settings.resume else None
        deals = settings.seed if saved is None else settings.seed + saved["decisions"]
        self.workers: GameWorkers = GameWorkers(
            self.modes,
            settings.games or 1,
            settings.workers or 1,
            seed=deals,
            max_turns=settings.max_turns,
            stopped_reward=settings.stopped_reward,
            cluster=self.cluster,
        )
        try:
            self.prepare(saved)
        except BaseException:
            self.workers.close()
            raise

    def prepare(self, saved: dict[str, Any] | None) -> None:
        """Make the network, or load it, and everything that works with it."""
        settings, workers = self.settings, self.workers
        network = Network(workers.layout, workers.actions, settings.width or 1, settings.blocks).to(self.device.torch)
        if settings.init is not None and saved is None:
            network.load_state_dict(load_any_network(Path(settings.init), workers.layout.edition).state_dict())
        if saved is not None:
            checkpoint.load_network(network, saved, self.file)
        self.network: Network = network
        self.earlier: Network = copy.deepcopy(network).requires_grad_(False)  # at the last evaluation
        self.learner: Learner = Learner(network, settings, self.device)
        playing = copy.deepcopy(network).requires_grad_(False)
        self.player: Player = Player(workers, playing, self.device, self.fixed_opponents(), settings.graphs)
        if saved is not None:
            self.learner.load_optimiser(saved["optimiser"])
            self.minutes, self.decisions, self.rows = saved["minutes"], saved["decisions"], saved["rows"]
            torch.manual_seed(settings.seed + self.decisions)
            torch.set_rng_state(saved["random"].cpu())
            workers.load_games(checkpoint.load_games(self.folder / GAMES))
        games = HALVES * workers.games
        count = 2 if settings.overlap else 1  # one is learnt from while another is played
        self.rollouts: list[Rollout] = [
            Rollout(settings.steps, games, workers.layout.size, workers.actions, self.device.torch) for _ in range(count)
        ]
        self.device.synchronize()

    def fixed_opponents(self) -> FixedOpponents | None:
        """Return the opponents of the settings, if there are any."""
        settings, workers = self.settings, self.workers
        if settings.opponents is None:
            return None
        network = load_any_network(Path(settings.opponents), workers.layout.edition).to(self.device.torch)
        seats = learning_seats(self.modes, workers.mode_of_game, settings.opponent_seats)
        return FixedOpponents(network, seats.to(self.device.torch), settings.opponent_samples)

    @property
    def done(self) -> float:
        """The fraction of the plan that is done."""
        if self.settings.decisions is not None:
            return self.decisions / self.settings.decisions
        return self.minutes / self.settings.minutes

    def run(self) -> None:
        """Train until the plan is done, the time of this call is up, or Ctrl-C was pressed; then save."""
        began = last = reported = saved = evaluated = time.monotonic()
        self.introduce()
        with self.handling_interrupts():
            while not self.ended(began):
                self.follow_schedules()
                self.play_and_learn(self.rollouts[0])
                self.rollouts.reverse()  # with two of them, the other one is next
                now = time.monotonic()
                self.minutes += (now - last) / 60
                last = now
                ending = self.ended(began)
                if now - evaluated >= self.settings.evaluate_every or ending:
                    self.evaluate()
                    evaluated = time.monotonic()
                if now - reported >= self.settings.report_every or ending:
                    self.report(now - reported)
                    reported = now
                if now - saved >= self.settings.save_every and not ending:
                    self.save()
                    saved = now
            self.save()
            self.write_report()
        minutes, decisions = self.numbers.decimal(self.minutes), self.numbers.integer(self.decisions)
        self.say("train-saved", file=str(self.file), minutes=minutes, decisions=decisions)

    def ended(self, began: float) -> bool:
        """Return whether the plan is done, the time of this call is up, or Ctrl-C was pressed."""
        limit = self.settings.stop_after
        return self.done >= 1 or self.interrupted or (limit is not None and time.monotonic() - began >= 60 * limit)

    def play_and_learn(self, rollout: Rollout) -> None:
        """Play a rollout, and learn from it: while the next one is played, or at once."""
        began = time.perf_counter()
        self.refresh_player()
        calls = HALVES * self.settings.steps
        spent = 0.0

        def learn_a_little() -> None:
            nonlocal calls, spent
            started = time.perf_counter()
            self.learner.work(calls)
            calls -= 1
            spent += time.perf_counter() - started

        self.player.play(rollout, learn_a_little)
        started = time.perf_counter()
        self.learner.finish()
        self.device.wait("learning", "playing")
        self.learner.begin(rollout)
        if not self.settings.overlap:
            self.learner.finish()
            self.device.finish("learning")
        spent += time.perf_counter() - started
        self.clock.add("learning", spent)
        self.clock.add("playing", time.perf_counter() - began - spent)
        self.decisions += rollout.decisions

    def refresh_player(self) -> None:
        """Copy the weights to the network that plays. Both streams wait for it."""
        self.device.wait("playing", "learning")
        with self.device.stream("playing"), torch.no_grad():
            pairs = zip(self.player.network.parameters(), self.network.parameters(), strict=True)
            for playing, learning in pairs:
                playing.copy_(learning)
        self.device.wait("learning", "playing")

    def follow_schedules(self) -> None:
        """Set what changes during a run."""
        settings, done = self.settings, self.done
        self.learner.follow(
            falling(settings.learning_rate, FINAL_LEARNING_RATE * settings.learning_rate, done),
            falling(settings.entropy, settings.final_entropy, done),
        )
        self.workers.shaping = falling_to_half_time(settings.shaping, done)

    # --- interruptions --------------------------------------------------------------------------
    @contextmanager
    def handling_interrupts(self) -> Iterator[None]:
        """A block in which Ctrl-C ends the run after the rollout; pressed twice, at once."""

        def interrupt(number: int, frame: Any) -> None:
            if self.interrupted:
                raise KeyboardInterrupt
            self.interrupted = True
            self.say("train-interrupted")

        try:
            before = signal.signal(signal.SIGINT, interrupt)
        except ValueError:  # not in the main thread: signals are handled elsewhere
            yield
            return
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    # --- reports and files ----------------------------------------------------------------------
    def say(self, text: str, **values: object) -> None:
        """Print a sentence in the user's language."""
        self.write(say(self.lang, text, **values))

    def introduce(self) -> None:
        """Print what is about to be done."""
        self.say(
            "train-begin",
            device=self.device.description,
            games=self.numbers.integer(HALVES * self.workers.games),
            workers=self.workers.count,
            weights=self.numbers.integer(sum(weights.numel() for weights in self.network.parameters())),
            done=self.numbers.percent_rounded(self.done),
        )
        if not self.device.is_gpu:
            self.say("train-begin-cpu")
        elif all(half.pinned for half in self.player.halves):
            self.say("train-pinned")

    def evaluate(self) -> None:
        """Play against bots. The results are part of the next report."""
        if not self.opponents or self.interrupted:
            return
        began = time.perf_counter()
        self.refresh_player()
        self.device.finish("playing")

        def asking(network: Network) -> Ask:
            def ask(observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
                with self.device.autocast():
                    return best_actions(network, observations, masks)

            return ask

        now, earlier = asking(self.player.network), asking(self.earlier)
        with self.device.stream("playing"):
            for opponent in self.opponents:
                games = self.settings.evaluate_games or 0
                result = evaluate(self.workers, now, earlier, opponent, games, self.settings.seed, EVALUATION_TURNS)
                self.win_rates[opponent.name] = round(result.rate, 4)
                self.write(result.in_words(self.lang))
            self.earlier.load_state_dict(self.player.network.state_dict())
        self.device.finish("playing")
        self.clock.add("evaluating", time.perf_counter() - began)

    def report(self, seconds: float) -> None:
        """Print a row of figures and write all rows to progress.csv."""
        figures, self.player.figures = self.player.figures, PlayFigures.of_modes(self.player.modes)
        row = progress_row(self.minutes, self.decisions, seconds, self.clock, figures, self.learner.figures())
        self.rows.append(row | self.win_rates)
        self.clock, self.win_rates = Clock(), {}
        self.write(line_of(row))
        write_rows(self.folder, self.rows)

    def write_report(self) -> None:
        """Write the report. On a machine without the libraries for charts it can be written later, from the checkpoint."""
        try:
            write_report(self.folder, self.rows, self.device.description, dataclasses.asdict(self.settings), self.lang)
        except MissingLibraryError:
            self.say("train-no-report", file=str(self.folder / PROGRESS))

    def save(self) -> None:
        """Finish learning and write the checkpoint."""
        began = time.perf_counter()
        self.learner.finish()
        self.device.finish("learning")
        content = {
            "kind": checkpoint.network_kind(self.network),
            "network": self.network.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "settings": dataclasses.asdict(self.settings),
            "command": shlex.join(sys.argv[1:]),
            "device": self.device.description,
            "minutes": self.minutes,
            "decisions": self.decisions,
            "rows": self.rows,
            "random": torch.get_rng_state(),
        }
        checkpoint.save(self.file, content)
        if HALVES * self.workers.games <= MOST_SAVED_GAMES:
            checkpoint.save_games(self.folder / GAMES, self.workers.save_games())
        self.clock.add("saving", time.perf_counter() - began)

    def close(self) -> None:
        """End the worker processes and give memory back."""
        self.device.close()
        self.workers.close()
        if self.cluster is not None:
            self.cluster.close()
