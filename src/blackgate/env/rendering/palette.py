"""The colours, the same as in client/src/art/palette.ts. Amber marks what is current, red what hurts, blue the outside."""

from typing import Final

INK_950: Final = "#060A12"
INK_900: Final = "#0A111E"
INK_800: Final = "#131E33"
INK_700: Final = "#1C2A44"
INK_600: Final = "#2A3B5A"
CON_900: Final = "#2B3240"
CON_700: Final = "#454E5E"
CON_500: Final = "#727C8C"
CON_300: Final = "#A8B0BB"
BONE: Final = "#EFE6D0"
BONE_DIM: Final = "#D3C7A9"
BONE_LINE: Final = "#B3A685"
SODIUM: Final = "#FFB238"
SODIUM_HI: Final = "#FFDC94"
SODIUM_INK: Final = "#7A4405"
BLOOD: Final = "#F4562B"
BLOOD_DEEP: Final = "#8E2412"
MOON: Final = "#A9D0F5"
MOON_HI: Final = "#E4F2FF"
MOON_DEEP: Final = "#3C6696"

# The tunnels: earth, stones, bore, props.
EARTH: Final = "#151C2A"
STONE: Final = "#232D40"
BORE: Final = "#5B3F1C"
BORE_MATE: Final = "#3A3126"
PROP: Final = "#C08A45"

# A colour and a shape for each seat, so that colour alone never tells players apart.
SEATS: Final = (
    ("#35C4B0", "circle"),
    ("#B79BF2", "square"),
    ("#F58BA8", "shield"),
    ("#C4D655", "hexagon"),
    ("#EFE6D0", "diamond"),
    ("#6FB4FF", "arch"),
)

# The colour of each class of cards.
CLASS_COLOURS: Final = {
    "tool": SODIUM,
    "weapon": BLOOD,
    "part": "#9AA6B5",
    "accessory": MOON,
    "rare": "#E7D48A",
    "action": "#C79A4B",
}
