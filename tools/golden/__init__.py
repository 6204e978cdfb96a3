"""Golden files: games and stored tables that every later version must play, read and refuse in the same way.

    python -m tools.golden            write them anew, after a version was raised
    python -m tools.golden --check    say whether the versions of the program are those of the files

games       the records: which modes are played, and what happens in a game
tables      stored tables of the play service, entry by entry
versions    what the files were written with, and when they may be written anew
"""
