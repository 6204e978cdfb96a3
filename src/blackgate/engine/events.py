"""The events of a game, as rows of small integers: type and up to four fields.

Which player may see which field (chapter 12) is defined in `blackgate/events.py`.
Chance outcomes of the record (docs/record-format.md) are events too.
"""

from typing import Final

TURN_BEGAN: Final = 0  # seat
ROLLED: Final = 1  # seat, result (the die of a simple move)
REROLLED: Final = 2  # seat, result
MOVED: Final = 3  # seat, from, to
SENT: Final = 4  # seat, from, to (not a move (5.4))
SEARCHED: Final = 5  # seat, place (the cards drawn follow as DREW)
DREW: Final = 6  # seat, kind (kind: private to seat)
SHUFFLED: Final = 7  # the Search discard pile became the deck
TOOK: Final = 8  # seat, kind, why (from a board pile; why: WHY_*)
SALVAGED: Final = 9  # seat, kind (top of the Search discard pile)
DISCARDED: Final = 10  # seat, kind, why (why: WHY_*)
CIGARETTES: Final = 11  # seat, change, why (change may be negative)
JOINED: Final = 12  # seat, gang, card
LEFT_GANG: Final = 13  # seat, gang, card
PLAYED: Final = 14  # seat, kind, target (target -1: none)
REVEALED: Final = 15  # seat, background, member
EXTORTED: Final = 16  # seat, target
LOOKED: Final = 17  # seat, target (the hand itself: private to seat)
NAMED: Final = 18  # seat, tool
LAID: Final = 19  # seat, weapon (weapon -1: fists)
COOPERATED: Final = 20  # seat, attacker, tool (public transfer of the tool)
YIELDED: Final = 21  # seat
STOOD_BY: Final = 22  # seat (a teammate lays no Weapon (11.7))
LOST_COMBAT: Final = 23  # seat, winner (winner -1: Michel(le))
BEATEN: Final = 24  # seat, beatings (beatings now)
HEALED: Final = 25  # seat, beatings (beatings now)
TAKEN: Final = 26  # from, to, kind, how (how: RANDOM, BY_NAME, CHOSEN, SURRENDERED; kind: private to both unless BY_NAME)
GIVEN: Final = 27  # from, to, kind (kind: private to both)
DUG: Final = 28  # seat, tool, points (points now)
UNDUG: Final = 29  # seat, tool, by (back on its pile)
SNATCHED: Final = 30  # seat, tool, by (into the hand of by)
ACTIONS: Final = 31  # seat, gained
EXCHANGE: Final = 32  # seat, partner
OFFERED: Final = 33  # from, to, kind (kind: private to both)
PAID: Final = 34  # from, to, cigarettes
REDEALT: Final = 35  # seat (all hands are put together)
DEALT: Final = 36  # seat, kind (kind: private to seat)
MICHEL_ROLLED: Final = 37  # seat, result
MICHEL_MOVED: Final = 38  # from, to
MICHEL_EXTORTS: Final = 39  # seat
MICHEL_SHOWED: Final = 40  # seat, card
MICHEL_SHUFFLED: Final = 41
BEAT_MICHEL: Final = 42  # seat
ESCAPED: Final = 43  # seat, attacker (the Extortion ends)
LACKED: Final = 44  # seat, tool (the Tool that was named or shown is not in that hand)
WON: Final = 45  # seat (team games: the digger)
STOPPED: Final = 46  # 14.7: no winner
HELD: Final = 47  # seat (a fighter asks the teammates in the Place first (11.7))
SECOND: Final = 48  # seat, background, applied (8.2; applied 0: declined)

# How a card left a hand (TAKEN).
RANDOM: Final = 0
BY_NAME: Final = 1
CHOSEN: Final = 2
SURRENDERED: Final = 3  # the owner chose instead of chance

# Why a card was taken or discarded, or Cigarettes changed.
WHY_EFFECT: Final = 0
WHY_STEAL: Final = 1
WHY_CRAFT: Final = 2
WHY_TRADE: Final = 3
WHY_JOIN: Final = 4
WHY_LIMIT: Final = 5
WHY_LAID: Final = 6  # a Weapon, when the Extortion ends
WHY_PLAYED: Final = 7  # an Action card, when its text is done
WHY_COOPERATED: Final = 8  # with Michel(le)
WHY_BEATEN: Final = 9  # a Tool lost to Michel(le)
WHY_BEATEN_RANDOM: Final = 10  # a random card lost to Michel(le)
WHY_INCOME: Final = 11

EVENTS: Final = (
    "turn_began",
    "rolled",
    "rerolled",
    "moved",
    "sent",
    "searched",
    "drew",
    "shuffled",
    "took",
    "salvaged",
    "discarded",
    "cigarettes",
    "joined",
    "left_gang",
    "played",
    "revealed",
    "extorted",
    "looked",
    "named",
    "laid",
    "cooperated",
    "yielded",
    "stood_by",
    "lost_combat",
    "beaten",
    "healed",
    "taken",
    "given",
    "dug",
    "undug",
    "snatched",
    "actions",
    "exchange",
    "offered",
    "paid",
    "redealt",
    "dealt",
    "michel_rolled",
    "michel_moved",
    "michel_extorts",
    "michel_showed",
    "michel_shuffled",
    "beat_michel",
    "escaped",
    "lacked",
    "won",
    "stopped",
    "held",
    "second",
)
