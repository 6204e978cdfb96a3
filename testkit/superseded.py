"""Earlier versions of the pack `classic`, for tests of words that no card of the current one uses."""

from blackgate import edition
from blackgate.pack.versions import SUPERSEDED

(CLASSIC_1_0_FOLDER,) = SUPERSEDED.glob("classic-1.0.0-*")
CLASSIC_1_0 = edition(CLASSIC_1_0_FOLDER)
(CLASSIC_1_2_FOLDER,) = SUPERSEDED.glob("classic-1.2.0-*")
CLASSIC_1_2 = edition(CLASSIC_1_2_FOLDER)
