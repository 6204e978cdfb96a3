"""Limits and checks at the edge of the service: sizes, rates, origins, response headers."""
