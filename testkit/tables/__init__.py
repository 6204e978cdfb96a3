"""Tables without a service."""
