"""What a replay may show to whom.

A client that may watch a finished table can replay its game from every viewpoint. While a game goes on, a seat can replay what
it saw itself, and other clients what a spectator could see (chapter 12).
"""

from dataclasses import replace

from blackgate.tables import replay_frames
from blackgate.tables.api.requests import ApiRequest, authorize, authorize_reader, number_in, requested_language
from blackgate.tables.commands import Refusal
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.replay_frames import Viewpoint, WantedReplay

SEATS = ("0", "1", "2", "3", "4", "5")


def wanted_replay(request: ApiRequest, table: HostedTable) -> WantedReplay:
    """Return the replay that a request asks for, if the key in it permits it."""
    since = number_in(request, "since")
    viewpoint = allowed_viewpoint(request, table)
    return WantedReplay(table.edition.pack.directory, viewpoint, table.looks(), replay_frames.log_positions(table), since)


def allowed_viewpoint(request: ApiRequest, table: HostedTable) -> Viewpoint:
    """Return the requested viewpoint, if the key in the request permits it."""
    if table.game is None:
        raise Refusal("not_playing")
    viewpoint = requested_viewpoint(request)
    if viewpoint.seat is not None and viewpoint.seat >= table.options.players:
        raise Refusal("no_such_seat", most=table.options.players - 1)
    if not table.laid_open and viewpoint.perspective == "seat":
        _, own_seat = authorize(request, table, ("seat",))
        if own_seat != viewpoint.seat:
            raise Refusal("no_entry")
        return replace(viewpoint, tracker=table.options.tracker)
    authorize_reader(request, table)
    if not table.laid_open and viewpoint.perspective == "all":
        raise Refusal("not_over")
    return viewpoint


def requested_viewpoint(request: ApiRequest) -> Viewpoint:
    """Return the viewpoint of the query string: `as` a seat, a spectator, or with all cards open."""
    side, lang = request.query_params.get("as", "watch"), requested_language(request)
    if side == "watch":
        return Viewpoint("watch", None, lang)
    if side == "all":
        return Viewpoint("all", None, lang)
    if side in SEATS:
        return Viewpoint("seat", int(side), lang)
    raise Refusal("bad_message")
