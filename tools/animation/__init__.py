"""The animated picture of the README and of the documentation: a turn and an Extortion in the browser (`make animation`)."""
