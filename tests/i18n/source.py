"""Reads the engine's own source for everything that needs words: kinds of event, refusal keys, verbs of actions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hhour

ROOT = Path(hhour.__file__).parent
FOLDERS = ("kernel", "dday/rules", "dday/boxes")
WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
REFUSING = {"Refusal": 1, "SetupError": 0, "RecordError": 0, "no": 2}


class Source:
    """All modules of the engine, and the way from an argument back to the words it can be."""

    def __init__(self) -> None:
        files = sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py"))
        self.trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
        self.parents = {
            child: node for tree in self.trees for node in ast.walk(tree) for child in ast.iter_child_nodes(node)
        }

        self._asking: list[tuple[str, str]] = []
        self.called: dict[str, list[ast.Call]] = {}
        for node in self.parents:
            if isinstance(node, ast.Call):
                self.called.setdefault(_called(node), []).append(node)

    def calls(self, name: str) -> list[ast.Call]:
        return self.called.get(name, [])

    def words(self, value: ast.AST) -> set[str]:
        """The strings an expression can be: a constant, a choice, a table, a variable, or what callers pass in."""
        if isinstance(value, ast.Constant):
            return _strings(value)
        if isinstance(value, ast.IfExp):
            return self.words(value.body) | self.words(value.orelse)
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
            return self._assigned(value.value)
        return self._named(value) if isinstance(value, ast.Name) else set()

    def _named(self, name: ast.Name) -> set[str]:
        function = self._function(name)
        if function is not None:
            arguments = [*function.args.args, *function.args.kwonlyargs]
            for place, argument in enumerate(arguments):
                if argument.arg == name.id:
                    return self._passed(function, place, name.id)
        return self._assigned(name)

    def _passed(self, function: ast.FunctionDef, place: int, name: str) -> set[str]:
        found: set[str] = set()
        if (function.name, name) in self._asking:  # it hands on what it was given
            return found
        self._asking.append((function.name, name))
        of_object = bool(function.args.args) and function.args.args[0].arg == "self"
        for call in self.calls(function.name):
            named = [keyword.value for keyword in call.keywords if keyword.arg == name]
            for value in call.args[place - of_object : place - of_object + 1] + named:
                found |= self.words(value)
        self._asking.pop()
        after = place - len(function.args.args)
        return found | (_strings(function.args.defaults[after]) if -after <= len(function.args.defaults) else set())

    def _assigned(self, name: ast.Name) -> set[str]:
        """What stands in an assignment to the name, or in what a loop takes it from, in its function or module."""
        scope: ast.AST = self._function(name) or self._module(name)
        return self._given(scope, name.id) or self._given(self._module(name), name.id)

    def _given(self, scope: ast.AST, name: str) -> set[str]:
        found: set[str] = set()
        for targets, value in _assignments(scope):
            if any(isinstance(n, ast.Name) and n.id == name for target in targets for n in ast.walk(target)):
                found |= _strings(value) or self._tables(value)
        return found

    def _tables(self, value: ast.AST) -> set[str]:
        """The words of the module's tables that an expression takes its values from (`_SIDES.items()`)."""
        names = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
        module = self._module(value)
        return {
            word
            for targets, table in _assignments(module)
            if any(isinstance(target, ast.Name) and target.id in names for target in targets)
            for word in _strings(table)
        }

    def _function(self, node: ast.AST) -> ast.FunctionDef | None:
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, ast.FunctionDef):
                return node
        return None

    def _module(self, node: ast.AST) -> ast.AST:
        while node in self.parents:
            node = self.parents[node]
        return node


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _assignments(scope: ast.AST) -> Iterator[tuple[list[ast.expr], ast.AST]]:
    """What is given to what: by `=` or by a loop."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            yield node.targets, node.value
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield [node.target], node.value
        elif isinstance(node, ast.For | ast.comprehension):
            yield [node.target], node.iter


def _strings(node: ast.AST) -> set[str]:
    """The words written in an expression; other strings, such as patterns and separators, are no words."""
    strings = (n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str))
    return {string for string in strings if WORD.fullmatch(string)}


@cache
def source() -> Source:
    return Source()


@cache
def event_kinds() -> set[str]:
    """Every kind that is emitted, also those that a verb is handed by its callers."""
    found: set[str] = set()
    for call in source().calls("emit"):
        kinds = source().words(call.args[0])
        assert kinds, f"cannot tell which kinds are emitted: {ast.unparse(call)}"
        found |= kinds
    return found


@cache
def refusal_keys() -> set[str]:
    """Every key that a refusal or an error is made with."""
    found: set[str] = set()
    for name, place in REFUSING.items():
        for call in source().calls(name):
            if len(call.args) > place:
                found |= source().words(call.args[place])
    return found


@cache
def refusal_params() -> dict[str, list[set[str]]]:
    """For every refusal key, the names of the numbers and words that each place hands over."""
    found: dict[str, list[set[str]]] = {}
    for name, place in REFUSING.items():
        for call in source().calls(name):
            if len(call.args) > place:
                for key in source().words(call.args[place]):
                    found.setdefault(key, []).append({"card"} if name == "no" else _keys(call.args[place + 1 :]))
    return found


def _keys(args: list[ast.expr]) -> set[str]:
    """The keys of the dictionary that is handed over, written there or assigned before in the same function."""
    if not args:
        return set()
    values: list[ast.AST] = [args[0]]
    if isinstance(args[0], ast.Name):
        function = source()._function(args[0])
        assert function is not None
        values = [value for targets, value in _assignments(function) if _is(targets, args[0].id)]
    keys = (key for value in values if isinstance(value, ast.Dict) for key in value.keys)
    return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def _is(targets: list[ast.expr], name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)


@cache
def action_verbs() -> set[str]:
    """Every verb an action is made with, directly or by the helpers that make many."""
    found: set[str] = set()
    for name in ("Action", "subsets", "any_subsets"):
        for call in source().calls(name):
            found |= source().words(call.args[0])
    # what a box's wares are called stands in another module of its folder
    wares = {call.args[0].id for call in source().calls("Ware") if isinstance(call.args[0], ast.Name)}
    for tree in source().trees:
        for targets, value in _assignments(tree):
            if any(isinstance(target, ast.Name) and target.id in wares for target in targets):
                found |= _strings(value)
    return found
