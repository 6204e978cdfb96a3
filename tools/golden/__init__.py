"""Golden files: games and stored tables that every later version must play, read and refuse in the same way.

    python -m tools.golden            write them again, after a version was raised
    python -m tools.golden --check    check that the files belong to the versions of the program

files       where they are
games       records of games: their modes, and what happens in them
tables      stored tables of the play service, entry by entry
environment what agents of this version of the environments meet
network     what the network of warden says in some positions
versions    the versions that the files were written with
"""
