"""The tutorial as the wire has it: its game as the pupil sees it, and what is said where."""

from blackgate import tutorial
from blackgate.replay import replay
from blackgate.tables.replay_frames import Lens, developed, packed
from blackgate.tables.wire import Language, Lesson, LessonStep


def lesson(lang: Language) -> Lesson:
    """All of it in one language."""
    lens = Lens("seat", tutorial.LEARNER, lang)
    steps = [LessonStep(step.n, step.title(lang), step.body(lang), list(step.look), step.move) for step in tutorial.steps()]
    return Lesson(developed(replay(tutorial.record(lang)), lens, tutorial.LOOKS), steps)


def encoded(lang: Language) -> bytes:
    """In a process of its own: as compressed JSON."""
    return packed(lesson(lang))
