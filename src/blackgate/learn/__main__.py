"""`python -m blackgate.learn`."""

from blackgate.learn.command import main

if __name__ == "__main__":
    main()
