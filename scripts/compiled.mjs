// Compiles Python's library for the browser: node compiled.mjs <folder of Pyodide> <new archive> <module> ...
//
// Only Pyodide itself writes byte code that it can read. Modules that it imports when it starts, and the named ones with
// all that they import, are compiled; the rest stays as it is.

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const LIBRARY = "python_stdlib.zip";
const COMPILE = `
import importlib, importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

for name in NAMES:
    try:
        importlib.import_module(name)
    except ImportError:
        pass  # not for browsers

[place] = [path for path in sys.path if path.endswith(".zip")]
wanted = {(getattr(module, "__file__", None) or "").removeprefix(place + "/") for module in list(sys.modules.values())}
with zipfile.ZipFile("/before.zip") as before, zipfile.ZipFile("/after.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as after:
    for entry in before.infolist():
        content = before.read(entry)
        if entry.filename in wanted:
            code = compile(content, f"{place}/{entry.filename}", "exec", dont_inherit=True)
            content = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(content), False))
            entry.filename += "c"
        written = zipfile.ZipInfo(entry.filename, (1980, 1, 1, 0, 0, 0))
        written.compress_type = zipfile.ZIP_DEFLATED
        after.writestr(written, content)
`;

const [folder, made, ...names] = process.argv.slice(2).map((argument, n) => (n < 2 ? resolve(argument) : argument));
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder });
python.FS.writeFile("/before.zip", new Uint8Array(readFileSync(resolve(folder, LIBRARY))));
python.globals.set("NAMES", python.toPy(names));
python.runPython(COMPILE);
writeFileSync(made, python.FS.readFile("/after.zip"));
