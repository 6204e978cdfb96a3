"""Builds the static edition: a folder of plain files in which the whole game runs in a browser tab (`make static`).

python_files    which Python files go into the tab: our package, its dependencies, the standard library
texts           prepares texts and data of locales for them
engine_files    the compiled engine, if `make static-engine` has built it
archives        packs them: compiled by Pyodide itself in Node, each file with a hash in its name
run             runs a module in the Python of the edition, in Node
sitecustomize   finds the modules in the tab
requirements.txt  the wheels for Pyodide, with their hashes
"""
