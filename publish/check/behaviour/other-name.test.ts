import { expect, it } from "vitest";
import type { Path } from "../../documents/position.ts";
import { otherName } from "./other-name.ts";

const node = ["children", 0, "children", 1];

it.each<
  readonly [
    was: string,
    label: string,
    path: Path,
    other: readonly [key: string, expected: string, found: string] | undefined,
  ]
>([
  ["button add", "button ade", node, ["id", '"add"', '"ade"']],
  ["button add on press", "button ade on press", [...node, "on", "press"], ["id", '"add"', '"ade"']],
  ["button add", "pill add", node, ["widget", '"button"', '"pill"']],
  ["use fact", "use facts", node, ["use", '"fact"', '"facts"']],
  ["use fact first", "use fact last", node, ["id", '"first"', '"last"']],
  ["button add", "pill ade", node, undefined],
  ["button add", "button", node, undefined],
])('R14 "%s" that is "%s" now has another name at its very key', (was, label, path, other) => {
  const [key = "", expected, found] = other ?? [];
  expect(otherName(was, { label, path })).toEqual(
    other && {
      path: [...node, key],
      expected,
      found,
      changed: { was: expected?.slice(1, -1), is: found?.slice(1, -1) },
    },
  );
});

it.each<
  readonly [
    was: string,
    label: string,
    path: Path,
    expected: string,
    found: string,
    names: readonly [string, string] | undefined,
  ]
>([
  ["derived.ready", "derived.redy", ["derived", "redy"], 'key "ready"', 'key "redy"', ["ready", "redy"]],
  ["texts.a.b", "texts.a.c", ["texts", "a.c"], 'key "a.b"', 'key "a.c"', ["a.b", "a.c"]],
  ["rows.one", "rows.two", ["rows", 0], '"rows.one"', '"rows.two"', ["one", "two"]],
  ["derived.ready", "title", ["title"], '"derived.ready"', '"title"', undefined],
])(
  'R14 "%s" that is "%s" now is told by its names, for what it says is the same',
  (was, label, path, expected, found, names) => {
    expect(otherName(was, { label, path })).toEqual({
      path,
      expected,
      found,
      ...(names && { renamed: { was: names[0], is: names[1] } }),
    });
  },
);
