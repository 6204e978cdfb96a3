"""Notices about parts that were not built: the compiled engine and the browser client. The game can be played without them."""

from blackgate.cli.language import say
from blackgate.compilation import is_compiled
from blackgate.installation import checkout


def notices() -> list[str]:
    """Return a sentence for each missing part. In a checkout it names the command that builds the part."""
    from blackgate.service.http import client_files  # noqa: PLC0415  the libraries of the service take a while to import

    in_checkout = checkout() is not None
    found = []
    if not is_compiled():
        found.append("cli-uncompiled-checkout" if in_checkout else "cli-uncompiled-package")
    if not client_files.is_built(client_files.CLIENT):
        found.append("cli-no-client-checkout" if in_checkout else "cli-no-client-package")
    return [say(text) for text in found]
