"""What counts as one client address."""

import ipaddress
from functools import lru_cache

IPV6_PREFIX = 64  # the part of an IPv6 address that a provider gives to one customer, who may use all addresses in it


@lru_cache(maxsize=4096)
def counted_address(host: str) -> str:
    """Return the address under which the limits count a host: an IPv4 address, or the /64 network of an IPv6 address.

    An IPv4 address that is written as an IPv6 one counts as IPv4. Other names are returned as they are.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])  # without the zone of a link-local address
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), IPV6_PREFIX), strict=False))
