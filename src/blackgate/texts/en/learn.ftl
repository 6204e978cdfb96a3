# The browser's words for understanding: what is shown beside a thing, the rulebook, hints, and the lesson.

# Beside a card, a Place, a pile
peek-label = Explanation
peek-points =
    { $n ->
        [one] { $n } Tunnel point
       *[other] { $n } Tunnel points
    }
peek-sells =
    { $n ->
        [one] Sells for { $n } Cigarette
       *[other] Sells for { $n } Cigarettes
    }
peek-copies = { $n } in the game
peek-times = { $n } ×
peek-gang-wants = To join, discard { $n } different ones of these:
peek-background = Background
peek-second = And if you are with them ({ $gang })
peek-dice = Die: { $results }
peek-no-die = No roll leads here
peek-search =
    { $n ->
        [one] A Search draws { $n } card
       *[other] A Search draws { $n } cards
    }
peek-no-search = No Search here
peek-craft = You can Craft here
peek-no-craft = No Craft here
peek-craft-visitors = Only visitors can Craft here
peek-michel = What the card shows
peek-michel-none = No Knife: you are left in peace.
peek-michel-knife = A Knife. One of these is wanted:
peek-pile-search = Search deck
peek-pile-search-text = Searching draws from here. When a game begins, these cards are in it:
peek-pile-michel = What Michel(le)’s cards show
peek-pile-discard = Search discard pile
peek-pile-discard-text = What was discarded lies here, open to all. When the Search deck is empty, this pile is shuffled and becomes the new one.

# The rulebook
rules-title = Rulebook
rules-chapters = Chapters
rules-clause = Rule { $number }
rules-table = Table: { $about }
rules-search = Search the rules
rules-hits =
    { $n ->
        [one] { $n } place found here
       *[other] { $n } places found here
    }
rules-found =
    { $n ->
        [one] { $n } place found
       *[other] { $n } places found
    }
rules-none = Nothing found
rules-none-short = none
rules-at = { $at } of { $n }
rules-next = Next place
rules-before = Place before
rules-whole = The whole rulebook
rules-unknown = There is no rule with this number.

# Hints
hint-title = A hint
hint-thinking = An old hand is thinking it over…
hint-lead = What the bots would do in your place. They see what you see, and no more.
hint-best = first choice
hint-chance = Wins { $percent } % of the time
hint-play = Do this
hint-none = Nothing comes to mind. Trust your gut.
hint-again = Think again

# The lesson
learn-title = Your first night
learn-step = { $n } of { $m }
learn-back = Back
learn-next = Next
learn-skip = Skip this part
learn-show = Do it for me
learn-now = Your turn:
learn-other = That is allowed too. For this lesson, try: { $move }
learn-watch = The others are playing…
learn-hurry = Faster
learn-leave = Leave the lesson
learn-restart = From the start
learn-retry = Try again
learn-end-title = You know the game
learn-end-text = You have searched, crafted, dug and fought your way out. Blackgate has more cards than you saw tonight, and every one of them tells you what it does when you look at it.
learn-end-play = Play now
learn-end-new = Open a table for friends
learn-end-rules = Read the rulebook
