"""Networks for the tests of the trainer."""
