"""The tutorial for clients: the replay of its game as the player sees it, and the steps of the lesson."""

from blackgate import tutorial
from blackgate.replay import replay
from blackgate.tables.encoding import gzip_json
from blackgate.tables.replay_frames import Viewpoint, build_replay
from blackgate.tables.steps import take_all
from blackgate.tables.wire import Language, Lesson, LessonStep


def lesson(lang: Language) -> Lesson:
    """Return the lesson in one language."""
    viewpoint = Viewpoint("seat", tutorial.LEARNER, lang)
    steps = [LessonStep(step.n, step.title(lang), step.body(lang), list(step.look), step.move) for step in tutorial.steps()]
    return Lesson(take_all(build_replay(replay(tutorial.record(lang)), viewpoint, tutorial.LOOKS)), steps)


def gzip_lesson(lang: Language) -> bytes:
    """Return the lesson as compressed JSON."""
    return gzip_json(lesson(lang))
