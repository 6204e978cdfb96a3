"""`python -m blackgate`."""

from blackgate.cli import main

main()
