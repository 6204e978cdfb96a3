"""Games for the tests of the environments."""
