"""Packages of others, made for a test: one module, and an entry point that names it."""

from pathlib import Path


def install(folder: Path, name: str, group: str, entry: str, module: str) -> None:
    """Install a package with a module of its name, as installers leave it in a folder."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    words = name.replace("_", "-")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {words}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{entry}\n")
    (folder / f"{name}.py").write_text(module)
