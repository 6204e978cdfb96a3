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
        [0] Sells for nothing
        [one] Sells for { $n } Cigarette
       *[other] Sells for { $n } Cigarettes
    }
peek-copies = { $n } in the game
peek-times = { $n } ×
peek-gang-wants = To join, discard { $n } different cards of these kinds:
peek-background = Background
peek-second = If you’re in this Gang ({ $gang }):
peek-dice = Die: { $results }
peek-no-die = No roll leads here
peek-search =
    { $n ->
        [one] A Search draws { $n } card
       *[other] A Search draws { $n } cards
    }
peek-no-search = No searching here
peek-craft = You can Craft here
peek-no-craft = No crafting here
peek-craft-visitors = Only players from the other Block can Craft here
peek-michel = What the card shows
peek-michel-none = No Knife: you’re left in peace.
peek-michel-knife = A Knife. One of these is wanted:
peek-pile-search = Search deck
peek-pile-search-text = A Search draws from here. At the start of a game it holds these cards:
peek-pile-michel = What Michel(le)’s cards show
peek-pile-discard = Search discard pile
peek-pile-discard-text = Discarded cards lie here, face up. When the Search deck is empty, this pile is shuffled and becomes the new deck.

# The rulebook
rules-title = Rulebook
rules-chapters = Chapters
rules-clause = Rule { $number }
rules-table = Table: { $about }
rules-search = Search the rules
rules-hits =
    { $n ->
        [one] { $n } match here
       *[other] { $n } matches here
    }
rules-found =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
rules-none = No matches
rules-none-short = none
rules-at = { $at } of { $n }
rules-next = Next match
rules-before = Previous match
rules-whole = The whole rulebook
rules-unknown = There is no rule with this number.

# Hints
hint-title = A hint
hint-thinking = An old hand is thinking it over…
hint-lead = What the bots would do in your seat. They see only what you see.
hint-best = first choice
hint-chance = Wins { $percent }% of the time
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
learn-other = That’s allowed too. For this lesson, try: { $move }
learn-watch = The others are playing…
learn-hurry = Faster
learn-leave = Leave the lesson
learn-restart = Start over
learn-end-title = You know the game
learn-end-text = You’ve searched, crafted, dug and fought your way out. Blackgate has more cards than you saw tonight. Look at any of them to see what it does.
learn-end-play = Play now
learn-end-new = Open a table for friends
learn-end-rules = Read the rulebook
