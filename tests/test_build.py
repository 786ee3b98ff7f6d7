"""The build that the tests run on, how it is made, and what importing it costs."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import (
    MARKER,
    call_by_hand,
    compiled_modules,
    with_calls_by_hand,
    with_released_vecs,
)
from sabot.games.saboteur import rules

ROOT = Path(__file__).parent.parent


def test_the_tests_run_on_the_build_they_are_meant_for() -> None:
    expected = os.environ.get("SABOT_EXPECT")
    if expected is None:
        pytest.skip("SABOT_EXPECT names no build")
    found = "interpreted" if str(rules.__file__).endswith(".py") else "compiled"
    assert found == expected


def test_all_modules_with_the_marker_are_compiled_and_no_others() -> None:
    if os.environ.get("SABOT_EXPECT") != "compiled":
        pytest.skip("the tests run interpreted")
    marked = {name.removeprefix("src/") for name in compiled_modules(ROOT)}
    package = Path(str(importlib.import_module("sabot").__file__)).parent
    built = {path.relative_to(package.parent) for path in package.rglob("*.so")}
    names = {f"{path.parent}/{path.name.split('.')[0]}.py" for path in built}
    assert names - {"sabot/rules__mypyc.py"} == marked


def test_a_comment_about_mypyc_that_is_no_marker_fails_the_build(tmp_path: Path) -> None:
    module = tmp_path / "src/hot.py"
    module.parent.mkdir()
    module.write_text(f"{MARKER}\n", "utf-8")
    assert compiled_modules(tmp_path) == ["src/hot.py"]
    module.write_text("# compiled by mypyc\n", "utf-8")
    with pytest.raises(SystemExit, match=r"src/hot\.py: write '# Compiled by mypyc\.'"):
        compiled_modules(tmp_path)
    module.write_text("", "utf-8")
    with pytest.raises(SystemExit, match="no module"):
        compiled_modules(tmp_path)


def test_borrowed_vecs_are_released_and_owned_ones_are_not() -> None:
    borrowed = "    arg_v = VecNestedApi.unbox(obj_v, 2, 1);"
    owned = "    cpy_r_r3 = VecFloatApi.unbox(cpy_r_r2);"
    code, count = with_released_vecs(f"{borrowed}\n{owned}\n")
    assert count == 1
    assert code == f"{borrowed}\n    VEC_NESTED_DECREF(arg_v);\n{owned}\n"


@pytest.mark.parametrize(
    "line", ["__tmp1 = VecI64Api.unbox(__tmp0);", "f(VecI64Api.unbox(obj_v));"]
)
def test_vecs_that_the_build_does_not_know_how_to_count_fail_it(line: str) -> None:
    with pytest.raises(SystemExit, match="does not know"):
        with_released_vecs(f"    arg_v = VecI64Api.unbox(obj_v);\n    {line}\n")


BY_HAND = """
static inline int64_t sabot_clear(VecU8 numbers, int64_t at) { return 0; }
"""
CLEAR = "char CPyDef_numbers___clear(VecU8 cpy_r_numbers, int64_t cpy_r_at) {"


def test_compiled_functions_begin_with_those_written_in_c(tmp_path: Path) -> None:
    code, called = with_calls_by_hand(f"{CLEAR}\n    return 2;\n}}\n", BY_HAND)
    assert called == ["clear"]
    begin = "    { int64_t done = sabot_clear(cpy_r_numbers, cpy_r_at); if (done >= 0) return 1; }"
    assert code == f"{BY_HAND}{CLEAR}\n{begin}\n    return 2;\n}}\n"
    source = tmp_path / "generated.c"
    source.write_text(CLEAR.replace("clear", "other"), "utf-8")
    with pytest.raises(SystemExit, match="do not fit"):
        call_by_hand([source], BY_HAND)


COMPILE = """
import os, sys
from pathlib import Path
from hatch_build import build, release_vecs
from mypyc.build import mypycify

folder = Path(sys.argv[1])
os.chdir(folder)
extensions = mypycify(["vecs.py"], opt_level="0", debug_level="0", target_dir=str(folder / "c"))
release_vecs([Path(source) for each in extensions for source in each.sources])
build(extensions, folder)
"""

# An interpreted caller, as PYTHONMALLOC=debug overwrites what is freed: a vec that is released too
# often changes, or the process dies.
CALL = """
import gc, sys
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8
import vecs

assert vecs.__file__.endswith(".so")
TIMES = 500

def kept(do):
    for _ in range(20):
        do()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        do()
    gc.collect()
    return (sys.getallocatedblocks() - before) / TIMES

def nested(numbers):
    return vec[vec[i64]]([vec[i64](numbers), vec[i64](numbers)])

def words(numbers):
    return vec[str]([f"word {number}" for number in numbers])

NUMBERS = [3, 1, 2]
KINDS = {
    "i64": vec[i64], "i32": vec[i32], "i16": vec[i16], "u8": vec[u8],
    "float": lambda numbers: vec[float]([float(number) for number in numbers]),
    "bool": lambda numbers: vec[bool]([number > 1 for number in numbers]),
    "t": words, "nested": nested,
}
for kind, make in KINDS.items():
    take, holder = getattr(vecs, f"take_{kind}"), getattr(vecs, f"Holder_{kind}")
    mine = make(NUMBERS)
    held = holder(mine)

    def pass_one():
        assert take(make(NUMBERS)) == len(mine)

    def refuse_one():
        try:
            take(kind)
        except TypeError:
            return
        raise AssertionError(kind)

    def set_one():
        held.attribute = make(NUMBERS)

    def set_property():
        held.checked = make(NUMBERS)

    def make_holder():
        assert len(holder(make(NUMBERS)).attribute) == len(mine)

    def use_mine():
        take(mine)
        held.attribute = mine
        held.checked = mine
        assert len(held.attribute) == len(mine)

    for do in (pass_one, refuse_one, set_one, set_property, make_holder, use_mine):
        assert abs(kept(do)) < 0.1, (kind, do.__name__, kept(do))
    del held
    gc.collect()
    others = [make([0, 0, 0]) for _ in range(TIMES)]
    assert str(mine) == str(make(NUMBERS)), (kind, mine)
print("ok")
"""

KIND = """
def take_{kind}(v: {vec}, w: i64 = 0) -> i64:
    return len(v) + w

class Holder_{kind}:
    def __init__(self, v: {vec}) -> None:
        self.attribute = v

    @property
    def checked(self) -> {vec}:
        return self.attribute

    @checked.setter
    def checked(self, v: {vec}) -> None:
        self.attribute = v
"""

VECS = {kind: kind for kind in ("i64", "i32", "i16", "u8", "float", "bool")} | {
    "t": "str",
    "nested": "vec[i64]",
}


@pytest.mark.slow
def test_vecs_of_every_kind_are_neither_leaked_nor_released_twice(tmp_path: Path) -> None:
    imports = "from librt.vecs import vec\nfrom mypy_extensions import i16, i32, i64, u8\n"
    kinds = [KIND.format(kind=kind, vec=f"vec[{item}]") for kind, item in VECS.items()]
    (tmp_path / "vecs.py").write_text(imports + "".join(kinds), "utf-8")
    for code, environment in (
        (COMPILE, {"PYTHONPATH": str(ROOT)}),
        (CALL, {"PYTHONPATH": str(tmp_path / "lib"), "PYTHONMALLOC": "debug"}),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "ok\n"


def test_importing_sabot_brings_in_no_game() -> None:
    code = "import sys, sabot; print(any(name.startswith('sabot.games') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_asking_for_a_game_brings_in_no_other() -> None:
    code = (
        "import sys, sabot; sabot.game('saboteur');"
        "print(any(name.startswith('sabot.games.seven_seals') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
