"""A wrong pack is refused, and the error names the file, the key, what was found and what was expected."""

from pathlib import Path

import pytest

from blackgate import PackError, load_pack
from blackgate.catalogue import edition
from blackgate.wording import check_texts
from testkit.packs import FAIR_START, FILES, OwnPack

Case = tuple[str, str, str, str, str, str]


@pytest.fixture
def own(tmp_path: Path) -> OwnPack:
    return OwnPack.copied_to(tmp_path / "own")


def refusal(pack: OwnPack) -> PackError:
    """Return the error of a wrong pack."""
    with pytest.raises(PackError) as caught:
        load_pack(pack.directory)
    return caught.value


# --- one value --------------------------------------------------------------------------------
def wrong(*cases: Case) -> pytest.MarkDecorator:
    """Edits of one value: file, old text, new text, and how that is refused: key, found, expected."""
    return pytest.mark.parametrize("case", cases, ids=[f"{file} {key}" for file, _, _, key, _, _ in cases])


def check_refusal(own: OwnPack, case: Case) -> None:
    """The refusal says where, what was found and what was expected."""
    file, old, new, key, shown, expected = case
    error = refusal(own.edit(file, old, new))
    assert error.file == str(own.directory / ("pack.toml" if key.startswith("counts.") else file))
    assert (error.key, error.found_text) == (key, shown)
    assert expected in error.expected
    for part in (error.file, error.key, error.found_text, error.expected):
        assert part in str(error)


@wrong(
    ("cards.toml", "points = 1", 'points = 1\ncolour = "red"', "card[spoon].colour", '"red"', "no key with this name"),
    ("cards.toml", "points = 1", "points = 1\ncopie = 3", "card[spoon].copie", "3", "did you mean copies?"),
    ("pack.toml", 'id = "classic"', 'id = "classic"\nmotto = "dig"', "motto", '"dig"', "no key with this name"),
    ("pack.toml", "actions = 2", "actions = 2\nlives = 9", "numbers.lives", "9", "no key with this name"),
    ("gangs.toml", "needs = 2", "needs = 2\nboss = true", "gang[crew].boss", "true", "no key with this name"),
    (
        "actions.toml",
        "{ draw = 3 }",
        "{ draw = 3, twice = 1 }",
        "action[care_package].effects[0].twice",
        "1",
        "no key with this name",
    ),
    ("cards.toml", 'class = "part"', 'class = "part"\npoints = 2', "card[container].points", "2", "no key with this name"),
)
def test_an_unknown_key_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("cards.toml", "copies = 11\n", "", "card[spoon].copies", "nothing", "a whole number"),
    ("cards.toml", "points = 1\n", "", "card[spoon].points", "nothing", "a whole number"),
    ("cards.toml", 'id = "spoon"\n', "", "card[0].id", "nothing", "a name"),
    ("pack.toml", "hand_limit = 10", "", "numbers.hand_limit", "nothing", "a whole number"),
    ("pack.toml", "2 = 12, ", "", "goal.players.2", "nothing", "a whole number"),
    ("pack.toml", "4 = 16, ", "", "goal.teams.4", "nothing", "a whole number"),
    ("places.toml", "craft = false\n", "", "place[cell_block].craft", "nothing", "true or false"),
    ("actions.toml", "{ draw = 3 }", "{}", "action[care_package].effects[0]", "nothing", "one of these effects: "),
    ("places.toml", 'steals = "spoon"\n', "", "place[cafeteria].steals", "nothing", "one of these: spoon"),
    ("backgrounds.toml", 'moment = "turn"\n', "", "background[pickpocket].moment", "nothing", "one of these: turn"),
    ("gangs.toml", "ability = { search_more = 2 }\n", "", "gang[crew].card[crew_lookout].ability", "nothing", "a table"),
)
def test_a_missing_key_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("cards.toml", "copies = 11", 'copies = "eleven"', "card[spoon].copies", '"eleven"', "a whole number"),
    ("cards.toml", "copies = 11", "copies = 1.5", "card[spoon].copies", "1.5", "a whole number"),
    ("cards.toml", "copies = 11", "copies = true", "card[spoon].copies", "true", "a whole number"),
    ("cards.toml", 'id = "spoon"', "id = 7", "card[7].id", "7", "a name"),
    ("cards.toml", 'id = "spoon"', 'id = "Big Spoon"', "card[Big Spoon].id", '"Big Spoon"', "lowercase letters"),
    ("places.toml", "craft = false", 'craft = "no"', "place[cell_block].craft", '"no"', "true or false"),
    ("places.toml", "die = [1, 2, 3]", 'die = "1 2 3"', "place[cell_block].die", '"1 2 3"', "a list of whole numbers"),
    ("places.toml", 'does = ["dig"]', 'does = "dig"', "place[cell_block].does", '"dig"', "a list of any of these: dig"),
    ("places.toml", '["block_a", "block_b"]', '["block_a"]', "place[cell_block].blocks", "['block_a']", "two Blocks"),
    ("actions.toml", "[{ draw = 3 }, { cigarettes = 3 }]", '"draw"', "action[care_package].effects", '"draw"', "one or more"),
    ("actions.toml", "draw = 3", 'draw = "three"', "action[care_package].effects[0].draw", '"three"', "a whole number"),
)
def test_a_value_of_the_wrong_type_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("cards.toml", "copies = 11", "copies = 0", "card[spoon].copies", "0", "a whole number from 1"),
    ("cards.toml", "copies = 11", "copies = -1", "card[spoon].copies", "-1", "a whole number from 1"),
    ("cards.toml", "points = 1", "points = 0", "card[spoon].points", "0", "a whole number from 1"),
    ("cards.toml", "sells = 1", "sells = -2", "card[spoon].sells", "-2", "a whole number from 0"),
    ("pack.toml", "actions = 2", "actions = 0", "numbers.actions", "0", "a whole number from 1"),
    ("pack.toml", "2 = 12", "2 = 0", "goal.players.2", "0", "a whole number from 1"),
    ("places.toml", "die = [1, 4]", "die = [1, 7]", "place[cafeteria].die[1]", "7", "from 1 to 6"),
    ("places.toml", "die = [1, 4]", "die = [4, 4]", "place[cafeteria].die[1]", "4", "not in the list yet"),
    ("gangs.toml", "needs = 2", "needs = 4", "gang[crew].needs", "4", "from 1 to 3"),
    (
        "gangs.toml",
        "free_rolls = [5, 6]",
        "free_rolls = [0]",
        "gang[bikers].card[bikers_shortcut].ability.free_rolls[0]",
        "0",
        "1 to 6",
    ),
    ("actions.toml", "draw = 3", "draw = 0", "action[care_package].effects[0].draw", "0", "a whole number from 1"),
)
def test_a_number_out_of_range_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("", "nothing"),
        ("4 = 6, ", "6"),
        ("4 = [], ", "[]"),
        ("4 = [0, 2, 4], ", "[0, 2, 4]"),
        ("4 = [0, 2, 4, 6, 8], ", "[0, 2, 4, 6, 8]"),
        ("4 = [0, 2, 4, -1], ", "[0, 2, 4, -1]"),
        ("4 = [0, 2, 4, 101], ", "[0, 2, 4, 101]"),
        ("4 = [0, 2, 4, 1.5], ", "[0, 2, 4, 1.5]"),
        ("4 = [0, 2, 4, true], ", "[0, 2, 4, True]"),
        ('4 = [0, 2, 4, "6"], ', "[0, 2, 4, '6']"),
    ],
)
def test_a_fair_start_has_a_number_for_each_player(own: OwnPack, written: str, found: str) -> None:
    error = refusal(own.set_fair_start(FAIR_START.replace("4 = [0, 2, 4, 6], ", written)))
    assert (error.file, error.key) == (str(own.directory / "pack.toml"), "fair_start.cigarettes.4")
    assert error.found_text == found
    assert error.expected == "a list of 4 whole numbers from 0 to 100, one for each player"


@pytest.mark.parametrize(
    ("old", "new", "key", "expected"),
    [
        (", 6 = ", ", 7 = [0], 6 = ", "fair_start.cigarettes.7", "no key with this name"),
        ("cigarettes = ", "cigarets = ", "fair_start.cigarettes", "a table"),
        ('origin = "X"', 'origin = "Y"', "fair_start.origin.cigarettes", ""),
        ('origin = "X"', 'origin = "X"\npoints = 3', "fair_start.points", "no key with this name"),
        ('origin = "X"', 'origin = "X"\ncards = { 2 = [0, 11] }', "fair_start.cards.2", "from 0 to 10"),
    ],
)
def test_a_fair_start_has_cards_and_cigarettes_for_2_to_6_players_and_nothing_else(
    own: OwnPack, old: str, new: str, key: str, expected: str
) -> None:
    error = refusal(own.set_fair_start(FAIR_START.replace(old, new)))
    assert error.key == key
    assert expected in error.expected


@wrong(
    ("cards.toml", 'class = "tool"', 'class = "tol"', "card[spoon].class", '"tol"', "did you mean tool?"),
    (
        "cards.toml",
        'needs = ["container", "link"]',
        'needs = ["container", "lnik"]',
        "recipe[0].needs[1]",
        '"lnik"',
        "did you mean link?",
    ),
    ("cards.toml", 'makes = "shovel"', 'makes = "shovl"', "recipe[0].makes", '"shovl"', "did you mean shovel?"),
    ("cards.toml", 'gives = "knife"', 'gives = "knif"', "offer[knife].gives", '"knif"', "did you mean knife?"),
    (
        "gangs.toml",
        '"bandana", "cap", "chain"',
        '"bandana", "cap", "link"',
        "gang[crew].accepts[2]",
        '"link"',
        "one of these: bandana",
    ),
    (
        "michel.toml",
        '["spoon", "pickaxe"]',
        '["spoon", "knife"]',
        "michel[1].tools[1]",
        '"knife"',
        "one of these: spoon, pickaxe, shovel",
    ),
    ("backgrounds.toml", 'gang = "crew"', 'gang = "crow"', "background[pickpocket].gang", '"crow"', "did you mean crew?"),
    ("backgrounds.toml", 'moment = "turn"', 'moment = "trn"', "background[pickpocket].moment", '"trn"', "did you mean turn?"),
    ("actions.toml", 'target = "here"', 'target = "there"', "action[ambush].target", '"there"', "did you mean here?"),
)
def test_a_word_that_names_nothing_is_refused_with_the_nearest_that_does(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("actions.toml", "draw = 3", "drow = 3", "action[care_package].effects[0]", '"drow"', "did you mean draw?"),
    ("actions.toml", 'heal = "all"', 'heal = "some"', "action[painkillers].effects[0].heal", '"some"', "a whole number"),
    (
        "actions.toml",
        'target = "here"\neffects = [{ beat',
        "effects = [{ beat",
        "action[ambush].effects[0]",
        '"beat"',
        "target",
    ),
    ("actions.toml", "actions = 2", 'roll = "anywhere"', "action[overtime].effects[0]", '"roll"', 'moment = "rolled"'),
    (
        "backgrounds.toml",
        "effects = [{ draw = 2 }]",
        "effects = [{ win_combat = true }]",
        "background[looter].effects[0]",
        '"win_combat"',
        '"combat_lost"',
    ),
    (
        "backgrounds.toml",
        "effects = [{ cigarettes = 9 }, { draw = 4 }]",
        "effects = [{ end_extortion = true }]",
        "background[prizefighter].effects[0]",
        '"end_extortion"',
        '"extorted"',
    ),
    (
        "backgrounds.toml",
        "effects = [{ cigarettes = 9 }, { draw = 4 }]",
        "effects = [{ win_combat = false }]",
        "background[prizefighter].effects[0].win_combat",
        "false",
        "true",
    ),
    (
        "backgrounds.toml",
        'take_pile = "knife"',
        'take_pile = "knief"',
        "background[arms_dealer].effects[0].take_pile",
        '"knief"',
        "knife?",
    ),
    (
        "gangs.toml",
        "search_more = 2",
        "search_mor = 2",
        "gang[crew].card[crew_lookout].ability.search_mor",
        '"search_mor"',
        "did you mean search_more?",
    ),
    ("gangs.toml", "home_run = true", "home_run = 1", "gang[bikers].card[bikers_home_run].ability.home_run", "1", "true"),
    (
        "gangs.toml",
        'craft_without = "link"',
        'craft_without = "lnk"',
        "gang[triad].card[triad_tinkerer].ability.craft_without",
        '"lnk"',
        "did you mean link?",
    ),
)
def test_an_effect_or_ability_that_cannot_be_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("prisoners.toml", '\norigin = "X"', "", "prisoner[moth].origin.letter", "nothing", '"R", "P" or "X"'),
    ("prisoners.toml", 'origin = "X"', 'origin = "Q"', "prisoner[moth].origin.letter", '"Q"', '"R", "P" or "X"'),
    (
        "cards.toml",
        'points = "X", sells = "X"',
        'points = "Z", sells = "X"',
        "card[spoon].origin.points",
        '"Z"',
        '"R", "P" or "X"',
    ),
    (
        "cards.toml",
        '{ "*" = "R", points',
        '{ "*" = "R", colour = "X", points',
        "card[spoon].origin.colour",
        '"X"',
        "the origin of a key of this entry",
    ),
    (
        "gangs.toml",
        'origin = { needs = "R", "accepts.count" = "P", accepts = "X" }',
        'origin = { needs = "R", "accepts.count" = "P" }',
        "gang[crew].origin.accepts",
        "nothing",
        '"R"',
    ),
    ("gangs.toml", '"accepts.count" = "P"', '"accepts.count" = "Z"', "gang[crew].origin.accepts.count", '"Z"', '"R"'),
    ("gangs.toml", '"accepts.count" = "P"', '"needs.count" = "P"', "gang[crew].origin.needs.count", '"P"', "a key of this"),
)
def test_a_missing_or_wrong_origin_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("prisoners.toml", 'id = "vesna"', 'id = "moth"', "prisoner", '"moth"', "used only once"),
    ("backgrounds.toml", 'id = "looter"', 'id = "pickpocket"', "background", '"pickpocket"', "used only once"),
    ("gangs.toml", 'id = "crew_stash"', 'id = "crew_lookout"', "gang.card", '"crew_lookout"', "used only once"),
    ("cards.toml", 'id = "pills"', 'id = "phone"', "card", '"phone"', "used only once"),
    ("cards.toml", 'id = "knives"', 'id = "knife"', "offer", '"knife"', "used only once"),
    ("cards.toml", 'makes = "pickaxe"', 'makes = "shovel"', "recipe.makes", '"shovel"', "used only once"),
    ("places.toml", '"block_a", "block_b"', '"yard", "block_b"', "place", '"yard"', "used only once"),
)
def test_a_name_used_twice_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    (
        "backgrounds.toml",
        'take_pile = "knife"',
        'take_pile = "link"',
        "background[arms_dealer].effects",
        '"link"',
        "board pile",
    ),
    ("cards.toml", 'gives = "knife"', 'gives = "blade"', "offer[knife].gives", '"blade"', "board pile"),
    ("cards.toml", 'needs = ["container", "link"]', "needs = []", "recipe[shovel].needs", "[]", "at least one"),
)
def test_a_card_that_could_not_work_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("places.toml", "die = [2, 5]", "die = [5]", "die result 2", "['cell_block']", "two Places"),
    ("places.toml", 'does = ["heal"]', 'does = ["heal", "dig"]', "place[infirmary].does", '"dig"', "only where home = true"),
)
def test_a_place_that_could_not_work_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


@wrong(
    ("cards.toml", "copies = 14", "copies = 15", "counts.search_cards", "77", "78"),
    ("actions.toml", "copies = 3", "copies = 2", "counts.search_cards", "77", "76"),
    ("pack.toml", "gang_cards = 24", "gang_cards = 23", "counts.gang_cards", "23", "24"),
    ("pack.toml", "backgrounds = 18", "backgrounds = 17", "counts.backgrounds", "17", "18"),
    ("michel.toml", "copies = 4", "copies = 5", "counts.michel_cards", "8", "9"),
)
def test_a_deck_that_does_not_add_up_is_refused(own: OwnPack, case: Case) -> None:
    check_refusal(own, case)


def test_two_action_cards_of_one_name_are_refused_with_the_file_they_stand_in(own: OwnPack) -> None:
    error = refusal(own.edit("actions.toml", 'id = "frisk"', 'id = "ambush"'))
    assert error.found == "ambush"
    assert error.file == str(own.directory / "actions.toml")


def test_a_list_where_one_table_belongs_is_refused(own: OwnPack) -> None:
    error = refusal(own.edit("pack.toml", "[numbers]", "[[numbers]]"))
    assert (error.key, error.expected) == ("numbers", "a table")
    assert isinstance(error.found, list)


def test_the_error_keeps_the_value_that_was_found(own: OwnPack) -> None:
    assert refusal(own.edit("cards.toml", "copies = 11", "copies = -4")).found == -4


# --- files ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(own: OwnPack, name: str) -> None:
    (own.directory / f"{name}.toml").unlink()
    error = refusal(own)
    assert error.file == str(own.directory / f"{name}.toml")
    assert error.found_text == "no such file"
    assert name in error.expected


def test_an_empty_directory_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no such file"):
        load_pack(tmp_path)


def test_a_file_in_place_of_the_directory_is_no_pack(own: OwnPack) -> None:
    with pytest.raises(PackError) as caught:
        load_pack(own.directory / "pack.toml")
    assert "pack.toml" in caught.value.file


def test_a_directory_in_place_of_a_file_is_no_pack(own: OwnPack) -> None:
    (own.directory / "michel.toml").unlink()
    (own.directory / "michel.toml").mkdir()
    assert refusal(own).file == str(own.directory / "michel.toml")


@pytest.mark.parametrize("broken", ["copies = = 3", "[[card]\n", 'id = "unclosed', "copies = 3\ncopies = 4"])
def test_broken_toml_is_refused_with_its_file(own: OwnPack, broken: str) -> None:
    error = refusal(own.append("places.toml", f"\n{broken}\n"))
    assert error.file == str(own.directory / "places.toml")
    assert "TOML" in error.expected


def test_bytes_that_are_no_utf_8_are_refused_with_their_file(own: OwnPack) -> None:
    (own.directory / "gangs.toml").write_bytes(b'[[gang]]\nid = "\xff\xfe"\n')
    error = refusal(own)
    assert error.file == str(own.directory / "gangs.toml")
    assert "UTF-8" in error.expected


# --- several edits, or grounds of their own ---------------------------------------------------
@pytest.mark.parametrize("file", ["places.toml", "cards.toml", "michel.toml"])
def test_a_date_where_a_number_belongs_is_a_wrong_type(own: OwnPack, file: str) -> None:
    old = {"places.toml": "search = 1", "cards.toml": "copies = 11", "michel.toml": "copies = 4"}[file]
    error = refusal(own.edit(file, old, old.split("=")[0] + "= 2024-01-01"))
    assert error.file == str(own.directory / file)
    assert "a whole number" in error.expected


def test_a_board_card_without_a_recipe_is_refused(own: OwnPack) -> None:
    recipe = '[[recipe]]\nmakes = "shovel"\ncount = 1\nneeds = ["container", "link"]\n'
    own.edit("cards.toml", recipe + 'origin = { "*" = "X", makes = "R", count = "R" }\n', "")
    error = refusal(own)
    assert error.file == str(own.directory / "cards.toml")
    assert error.key == "recipe.makes"
    assert error.found == ["knife", "pickaxe"]
    assert "a recipe for shovel" in error.expected


def test_a_prison_without_solitary_is_refused(own: OwnPack) -> None:
    own.edit("places.toml", "solitary = true ", "# ").edit("places.toml", 'solitary = "P", ', "")
    error = refusal(own)
    assert error.file == str(own.directory / "places.toml")
    assert (error.key, error.found) == ("place.solitary", [])
    assert "exactly one" in error.expected


def test_two_cell_blocks_are_refused(own: OwnPack) -> None:
    own.edit("places.toml", 'id = "yard"', 'id = "yard"\nhome = true\nblocks = ["yard_a", "yard_b"]')
    error = refusal(own)
    assert (error.key, error.found) == ("place.home", ["cell_block", "yard"])


def test_a_die_result_that_leads_to_solitary_is_refused(own: OwnPack) -> None:
    error = refusal(own.edit("places.toml", "die = []", "die = [4]"))
    assert error.key == "place[solitary]"
    assert "6.6" in error.expected


def test_more_kinds_than_the_table_has_room_for_are_refused(own: OwnPack) -> None:
    for i in range(11):
        card = f'id = "trinket_{i}"\nclass = "rare"\npile = "search"\ncopies = 1\nsells = 1\norigin = "X"\n'
        own.append("cards.toml", "\n[[card]]\n" + card)
    error = refusal(own.edit("pack.toml", "search_cards = 77", "search_cards = 88"))
    assert error.file == str(own.directory / "cards.toml")
    assert (error.key, error.found, error.expected) == ("card", 37, "at most 36")


def test_more_search_cards_than_the_discard_pile_holds_are_refused(own: OwnPack) -> None:
    own.edit("cards.toml", "copies = 14", "copies = 114").edit("pack.toml", "search_cards = 77", "search_cards = 177")
    error = refusal(own)
    assert (error.key, error.found) == ("copies of Search cards", 177)


def test_a_tool_must_lie_on_the_board(own: OwnPack) -> None:
    own.edit("cards.toml", 'pile = "board"', 'pile = "search"').edit("pack.toml", "search_cards = 77", "search_cards = 88")
    error = refusal(own)
    assert (error.key, error.found) == ("card[spoon].pile", "search")
    assert '"board"' in error.expected


def test_an_action_card_cannot_both_move_and_aim(own: OwnPack) -> None:
    own.edit("actions.toml", "effects = [{ beat = 1 }]", 'effects = [{ beat = 1 }, { move = "anywhere" }]')
    error = refusal(own)
    assert error.key == "action[ambush].effects"
    assert "one move" in error.expected


def test_a_second_effect_that_crafts_and_draws_would_tell_what_is_in_a_hand(own: OwnPack) -> None:
    """12.4: after the draw, everybody would know whether the player could have crafted something."""
    error = refusal(own.edit("backgrounds.toml", "second = [{ craft = 1 }]", "second = [{ craft = 1 }, { draw = 1 }]"))
    assert (error.key, error.found) == ("background[locksmith].second[0]", "craft")
    assert "on its own" in error.expected


def test_a_gang_cannot_accept_the_same_accessory_twice(own: OwnPack) -> None:
    """5.5: different Accessories, never two of one kind."""
    error = refusal(own.edit("gangs.toml", '"bandana", "cap", "chain"', '"cap", "cap", "chain"'))
    assert error.file == str(own.directory / "gangs.toml")
    assert error.key.startswith("gang[crew].accepts")


def test_the_name_of_a_block_must_be_an_id_too(own: OwnPack) -> None:
    """A record has `go P`: a name with a blank could not be read back."""
    error = refusal(own.edit("places.toml", '"block_a", "block_b"', '"Block A", "block_b"'))
    assert error.key.startswith("place[cell_block].blocks")


def test_a_goal_that_all_tools_together_cannot_reach_is_refused(own: OwnPack) -> None:
    """All Tools of the classic pack are worth 66 points; such a game would never end."""
    error = refusal(own.edit("pack.toml", "2 = 12", "2 = 67"))
    assert error.key == "goal.players.2"
    assert error.found == 67


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("second = [{ draw = 9 }]", "instead = [{ draw = 9 }]", "background[pickpocket].instead"),
        (
            "[{ draw = 5 }]\nsecond = [{ draw = 4 }]",
            "[{ draw = 5 }]\nsecond = [{ refund = 1 }]",
            "background[getaway_driver].second[0]",
        ),
        ("second = [{ cigarettes = 14 }, { draw = 4 }]", "second = [{ spoils = 1 }]", "background[launderer].second[0]"),
    ],
)
def test_a_word_of_the_first_rules_is_refused(own: OwnPack, old: str, new: str, key: str) -> None:
    """No second effect replaces or alters the first one any more (8.2)."""
    assert refusal(own.edit("backgrounds.toml", old, new)).key == key


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        (
            "backgrounds.toml",
            "second = [{ cigarettes = 14 }, { draw = 4 }]",
            "second = [{ take_undug = 1 }]",
            "background[launderer].effects",
        ),
        ("actions.toml", '{ move = "anywhere" }', '{ move = "anywhere" }, { take_undug = 1 }', "action[corridor_pass].effects"),
    ],
)
def test_that_tool_must_be_one_the_first_effect_returned(own: OwnPack, file: str, old: str, new: str, key: str) -> None:
    assert refusal(own.edit(file, old, new)).key == key


# --- numbers and decks the engine could not honour ---------------------------------------------
@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("backgrounds.toml", "{ cigarettes = 9 }", "{ buy = 3 }", "background[prizefighter].effects[0].buy"),
        ("backgrounds.toml", 'undig = "pile"', "take_undug = 2", "background[saboteur].second[0].take_undug"),
        ("backgrounds.toml", "{ take_named = 1 }", "{ take_named = 2 }", "background[racketeer].second[0].take_named"),
        ("gangs.toml", "{ fists = 1,", "{ fists = 2,", "gang[bratva].card[bratva_knuckles].ability.fists"),
    ],
)
def test_a_number_the_engine_would_ignore_is_refused(own: OwnPack, file: str, old: str, new: str, key: str) -> None:
    error = refusal(own.edit(file, old, new))
    assert error.key == key
    assert error.expected == "a whole number from 1 to 1"


def test_one_michel_card_is_too_few(own: OwnPack) -> None:
    """10.2: the first card shown stays out of the new deck, so there must be another one."""
    own.write("michel.toml", '[[michel]]\ncopies = 1\nknife = true\ntools = ["spoon"]\norigin = "X"\n')
    error = refusal(own.edit("pack.toml", "michel_cards = 8", "michel_cards = 1"))
    assert error.file == str(own.directory / "michel.toml")


@pytest.mark.parametrize("text", ["kind-spoon = Spoon { $foo }\n", "kind-spoon = { \n"])
def test_invalid_texts_of_a_pack_are_refused(own: OwnPack, text: str) -> None:
    own.write("texts/en.ftl", text)
    with pytest.raises(PackError) as caught:
        check_texts(edition(own.directory))
    assert caught.value.file == str(own.directory / "texts" / "en.ftl")


@pytest.mark.parametrize(
    ("old", "new", "key", "moment"),
    [
        ('[{ roll = "anywhere" }, ', '[{ move = "anywhere" }, ', "background[daredevil].effects[0]", "rolled"),
        ("[{ end_extortion = true }, ", "[{ actions = 1 }, ", "background[escape_artist].effects[0]", "extorted"),
        ("[{ cigarettes = 9 }, { draw = 4 }]", "[{ actions = 1 }]", "background[prizefighter].effects[0]", "combat_lost"),
    ],
)
def test_an_effect_is_refused_at_a_moment_where_it_makes_no_sense(
    own: OwnPack, old: str, new: str, key: str, moment: str
) -> None:
    error = refusal(own.edit("backgrounds.toml", old, new))
    assert error.key == key
    assert f'not with moment = "{moment}"' in error.expected


def test_a_list_of_effects_moves_the_player_once_at_most(own: OwnPack) -> None:
    error = refusal(
        own.edit("backgrounds.toml", "effects = [{ draw = 2 }]", 'effects = [{ move = "anywhere" }, { move = "anywhere" }]')
    )
    assert (error.key, error.found) == ("background[looter].effects", "move")
    assert "only one move" in error.expected


def test_a_player_who_chooses_from_a_hand_looks_at_it_first(own: OwnPack) -> None:
    error = refusal(own.edit("actions.toml", "{ take_random = 1 }", "{ take_chosen = 1 }"))
    assert (error.key, error.found) == ("action[frisk].effects", "take_chosen")
    assert 'look = "hand"' in error.expected
    own.edit("actions.toml", "{ take_chosen = 1 }", '{ look = "hand" }, { take_chosen = 1 }')
    load_pack(own.directory)
