"""Routes about stored data: how long the server keeps it, and deleting a name and chat."""

from starlette.requests import Request
from starlette.responses import Response

from blackgate.service.http.responses import json_response
from blackgate.service.http.routing import RouteGroup, route
from blackgate.service.personal_data import PersonalData
from blackgate.service.retention_policy import BOTS_HOURS, UNFINISHED_DAYS, RetentionPolicy
from blackgate.service.storage.chat import MAX_LINES
from blackgate.tables import wire
from blackgate.tables.api.requests import authorize_seat, seat_in, table_id_in


class PrivacyRoutes(RouteGroup):
    """What is stored, and how to delete it."""

    def __init__(self, policy: RetentionPolicy, personal_data: PersonalData) -> None:
        self.policy = policy
        self.personal_data = personal_data

    @route("GET", "/api/retention", "How long this server keeps what", wire.Retention)
    async def retention(self, request: Request) -> Response:
        """Return the retention periods for the privacy page."""
        unfinished_days = UNFINISHED_DAYS if self.policy.game_days else 0
        periods = wire.Retention(self.policy.lobby_hours, BOTS_HOURS, unfinished_days, self.policy.game_days, MAX_LINES)
        return json_response(periods)

    @route(
        "DELETE",
        "/api/tables/{table}/seats/{seat}/personal",
        "Delete one's own name and chat",
        key="seat",
        status=204,
        problems=(409,),
    )
    async def delete_personal_data(self, request: Request) -> Response:
        """Delete the name and the chat of a player, who can go on playing. Not even the host may do this for another seat."""
        seat = seat_in(request)
        await self.personal_data.delete(table_id_in(request), seat, lambda table: authorize_seat(request, table, seat))
        return Response(status_code=204)
