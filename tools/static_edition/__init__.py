"""Builds the static edition: a folder of plain files in which the whole game runs in a browser tab (`make static`).

python_files    which Python files go into the tab: our package, its dependencies, the standard library
archives        packs them: compiled by Pyodide itself in Node, each file with a hash in its name
requirements.txt  the wheels for Pyodide, with their hashes
"""
