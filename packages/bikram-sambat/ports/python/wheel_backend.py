"""Builds the wheel: a zip of the two modules, the month table and their metadata (PEP 517). The same source gives the same bytes."""

import hashlib
import json
import tomllib
from base64 import urlsafe_b64encode
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

_HERE = Path(__file__).parent
_NPM = json.loads((_HERE.parents[1] / "package.json").read_text("utf-8"))
_PROJECT = tomllib.loads((_HERE / "pyproject.toml").read_text("utf-8"))["project"]
_NAME = f"{_PROJECT['name'].replace('-', '_')}-{_NPM['version']}"


def _metadata() -> str:
    repository = _NPM.get("repository", {}).get("url", "").removeprefix("git+").removesuffix(".git")
    urls = {"Homepage": _NPM.get("homepage"), "Source": repository}
    head = [
        "Metadata-Version: 2.1",
        f"Name: {_PROJECT['name']}",
        f"Version: {_NPM['version']}",
        f"Summary: {_PROJECT['description']}",
        f"Keywords: {','.join(_NPM['keywords'])}",
        f"License: {_NPM['license']}",
        f"Requires-Python: {_PROJECT['requires-python']}",
        *(f"Project-URL: {label}, {url}" for label, url in urls.items() if url),
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(head) + "\n\n" + (_HERE / _PROJECT["readme"]).read_text("utf-8")


def _files() -> dict[str, bytes]:
    info = f"{_NAME}.dist-info"
    commands = "\n".join(f"{name} = {target}" for name, target in _PROJECT["scripts"].items())
    # Of the published package, or of the project.
    licence = next(path for folder in _HERE.parents if (path := folder / "LICENSE").exists())
    return {
        "bikram_sambat/__init__.py": (_HERE / "bikram_sambat.py").read_bytes(),
        "bikram_sambat/command.py": (_HERE / "command.py").read_bytes(),
        "bikram_sambat/month-lengths.csv": (_HERE.parent / "month-lengths.csv").read_bytes(),
        f"{info}/LICENSE": licence.read_bytes(),
        f"{info}/METADATA": _metadata().encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: wheel_backend\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[console_scripts]\n{commands}\n".encode(),
    }


def _record_line(path: str, content: bytes) -> str:
    digest = urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
    return f"{path},sha256={digest},{len(content)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None) -> str:
    """Writes the wheel into a folder and returns its name."""
    files = _files()
    record = f"{_NAME}.dist-info/RECORD"
    lines = [_record_line(path, content) for path, content in files.items()]
    files[record] = ("".join(lines) + f"{record},,\n").encode()
    name = f"{_NAME}-py3-none-any.whl"
    with ZipFile(Path(wheel_directory) / name, "w", ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            entry = ZipInfo(path)
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, content, ZIP_DEFLATED)
    return name


def build_sdist(sdist_directory, config_settings=None) -> str:
    raise NotImplementedError("Only the wheel is published.")
