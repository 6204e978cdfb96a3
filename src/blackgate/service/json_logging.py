"""Logs a program can read: one JSON object a line, and never a key, a nonce, a name or what somebody said."""

import json
import logging
import sys
import time

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
NEVER = ("secret", "key", "token", "seed", "nonce", "authorization", "text", "name_of_player")


class Line(logging.Formatter):
    """One line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where from, what; and what else was said."""
        found: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for key, value in vars(record).items():
            if key not in PLAIN and not any(word in key.lower() for word in NEVER):
                found[key] = value if isinstance(value, int | float | bool | None) else str(value)[:200]
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def set_up(level: str = "info") -> None:
    """Everything to standard error, in lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True  # addresses hold tables' names
