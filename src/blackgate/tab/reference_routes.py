"""Routes that need no table: version, packs, rulebook, tutorial; and those that need other machines, which are refused."""

import blackgate
from blackgate.record import RULES
from blackgate.tab.outcome import Response
from blackgate.tab.packs import TabPacks
from blackgate.tab.requests import Request, Routes, encoded_json, json_response
from blackgate.tables import lesson, pack_description, rulebook_pages, wire
from blackgate.tables.api.requests import requested_language
from blackgate.tables.commands import Refusal

# Lists and codes of tables for others, personal links, chat, and how long a server keeps what.
OTHER_MACHINES = (
    ("GET", "/api/tables"),
    ("GET", "/api/codes/{code}"),
    ("POST", "/api/tables/{table}/keys"),
    ("POST", "/api/tables/{table}/mute"),
    ("GET", "/api/retention"),
)


def reference_routes(packs: TabPacks) -> Routes:
    """Return the handlers."""
    pack_routes = PackRoutes(packs)
    return {
        ("GET", "/api/health"): health,
        ("GET", "/api/packs"): pack_routes.list_packs,
        ("GET", "/api/packs/{pack}"): pack_routes.describe,
        ("GET", "/api/rules"): rules,
        ("GET", "/api/lesson"): tutorial,
        **dict.fromkeys(OTHER_MACHINES, not_here),
    }


def health(request: Request) -> Response:
    """Return the version of the program and of the rules."""
    return json_response(wire.Health(True, blackgate.__version__, RULES))


class PackRoutes:
    """Listing and describing packs."""

    def __init__(self, packs: TabPacks) -> None:
        self.packs = packs

    def list_packs(self, request: Request) -> Response:
        """List the packs for new tables."""
        offered = self.packs.offered.pack
        return json_response(wire.PackList([wire.PackLine(offered.id, offered.digest)]))

    def describe(self, request: Request) -> Response:
        """Describe a pack, by its name or by the digest that a table names."""
        name, lang = request.path_params["pack"], requested_language(request)
        offered = self.packs.offered
        found = offered if name == offered.pack.id else self.packs.find(name)
        if found is None:
            raise Refusal("no_such_pack")
        return encoded_json(pack_description.encode_pack(found, lang))


def rules(request: Request) -> Response:
    """Return the rulebook in one language."""
    return encoded_json(rulebook_pages.encode_rulebook(requested_language(request)))


def tutorial(request: Request) -> Response:
    """Return the tutorial: a recorded game with explanations."""
    return json_response(lesson.lesson(requested_language(request)))


def not_here(request: Request) -> Response:
    """Refuse what needs other machines."""
    raise Refusal("not_in_tab")
