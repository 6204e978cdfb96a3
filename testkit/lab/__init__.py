"""Games for the tests of the lab."""
