import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { elements, entries, isEntries, type Places, type Scope, type Shape } from "./places.ts";

/** What the walk asks about shapes; null when nothing is known. */
export interface Shapes {
  /** The element of the list that an expression gives. */
  element(expression: unknown, scope: Scope): Shape | null;
  /** The answer of a call. */
  answer(call: unknown): Shape | null;
  /** The answer of a native app. */
  native(capability: unknown): Shape | null;
}

const outside: Scope = { item: undefined, result: undefined, event: false };
/** What a derived value may read: the same wherever it is read itself. */
const derivable = ["route", "brand", "session", "device", "journey", "env", "reads", "derived", "form", "screen"];
const failure: Shape = {
  file: "",
  schema: {
    type: "object",
    properties: { kind: {}, status: {}, message: {}, content: {}, call: {} },
  },
};

/** Collects everything in a document that refers to something else. */
export function walk(document: Document, shapes: Shapes): Places {
  const places: Places = { nodes: [], steps: [], expressions: [], texts: [], paths: [] };
  const data = entries(document.data);

  const expression = (value: unknown, path: Path, scope: Scope): void => {
    if (value !== undefined) places.expressions.push({ expression: value, path, scope });
  };

  const value = (found: unknown, path: Path, scope: Scope): void => {
    if (Array.isArray(found)) found.forEach((inner, index) => value(inner, [...path, index], scope));
    if (!isEntries(found)) return;
    if ("$" in found) expression(found.$, [...path, "$"], scope);
    else if (typeof found.$t === "string") {
      places.texts.push({
        key: found.$t,
        args: isEntries(found.args) ? found.args : undefined,
        path: [...path, "$t"],
        scope,
      });
      value(found.args, [...path, "args"], scope);
    } else if ("$each" in found) {
      expression(found.$each, [...path, "$each"], scope);
      value(found.give, [...path, "give"], { ...scope, item: shapes.element(found.$each, scope) });
    } else for (const [key, inner] of Object.entries(found)) value(inner, [...path, key], scope);
  };

  const written = (name: unknown, path: Path, scope: Scope): void => {
    if (typeof name === "string") places.paths.push({ name, path, scope });
  };

  const steps = (list: unknown, path: Path, scope: Scope): void => {
    elements(list).forEach((found, index) => {
      if (!isEntries(found)) return;
      const at = [...path, index];
      places.steps.push({ step: found, path: at, scope });
      expression(found.if, [...at, "if"], scope);
      value(found.with, [...at, "with"], scope);
      written(found.as, [...at, "as"], scope);
      if (found.do === "set") written(entries(found.with).path, [...at, "with", "path"], scope);
      const { call, capability } = entries(found.with);
      const answer =
        found.do === "call" ? shapes.answer(call) : found.do === "bridge" ? shapes.native(capability) : null;
      steps(found.ok, [...at, "ok"], { ...scope, result: answer });
      steps(found.fail, [...at, "fail"], { ...scope, result: failure });
    });
  };

  const nodes = (list: unknown, path: Path, scope: Scope): void => {
    elements(list).forEach((found, index) => {
      if (!isEntries(found)) return;
      const at = [...path, index];
      const each = entries(found.each);
      expression(each.in, [...at, "each", "in"], scope);
      const inside = found.each === undefined ? scope : { ...scope, item: shapes.element(each.in, scope) };
      places.nodes.push({ node: found, path: at, scope: inside });
      expression(found.when, [...at, "when"], inside);
      value(found.props, [...at, "props"], inside);
      value(found.with, [...at, "with"], inside);
      written(found.bind, [...at, "bind"], inside);
      for (const [event, list] of Object.entries(entries(found.on)))
        steps(list, [...at, "on", event], { ...inside, event: true });
      nodes(found.children, [...at, "children"], inside);
      for (const [slot, list] of Object.entries(entries(found.slots))) nodes(list, [...at, "slots", slot], inside);
    });
  };

  const each = (key: string, visit: (found: Readonly<Record<string, unknown>>, path: Path) => void): void => {
    const found = data[key];
    if (Array.isArray(found)) found.forEach((inner, index) => visit(entries(inner), [key, index]));
    else for (const [name, inner] of Object.entries(entries(found))) visit(entries(inner), [key, name]);
  };

  if (document.kind === "mock") value(data.content, ["content"], outside);
  value(data.title, ["title"], outside);
  each("reads", (read, path) => {
    value(read.with, [...path, "with"], outside);
    expression(read.if, [...path, "if"], outside);
  });
  Object.entries(entries(data.derived)).forEach(([name, found], index) =>
    expression(found, ["derived", name], { ...outside, derived: index, only: derivable }),
  );
  each("form", (field, path) => {
    value(field.with, [...path, "with"], outside);
    value(field.start, [...path, "start"], outside);
  });
  for (const [event, list] of Object.entries(entries(data.on))) steps(list, ["on", event], outside);
  nodes(data.loading, ["loading"], outside);
  nodes(data.children, ["children"], outside);
  if (document.kind === "menu")
    each("items", (item, path) => {
      const scope = { ...outside, event: true };
      value(item.label, [...path, "label"], outside);
      value(item.hint, [...path, "hint"], outside);
      expression(item.when, [...path, "when"], outside);
      for (const [event, list] of Object.entries(entries(item.on))) steps(list, [...path, "on", event], scope);
    });
  each("checks", (check, path) => {
    expression(check.must, [...path, "must"], outside);
    value(check.args, [...path, "args"], outside);
    const { say, args } = check;
    if (typeof say === "string")
      places.texts.push({ key: say, args: isEntries(args) ? args : undefined, path: [...path, "say"], scope: outside });
  });
  if (document.kind === "decision") {
    each("rows", (row, path) => {
      expression(row.when, [...path, "when"], { ...outside, only: ["inputs"] });
      steps(row.then, [...path, "then"], outside);
    });
    steps(entries(data.undecided).then, ["undecided", "then"], outside);
  }
  if (document.kind === "catalogue")
    each("entries", (entry, path) => steps(entry.then, [...path, "then"], { ...outside, result: failure }));
  if (document.kind === "brand") {
    for (const [id, section] of Object.entries(entries(entries(data.home).sections)))
      value(entries(section).with, ["home", "sections", id, "with"], outside);
    for (const [id, tab] of Object.entries(entries(entries(data.tabs).items))) {
      const { label, dot } = entries(tab);
      const path = ["tabs", "items", id];
      if (typeof label === "string")
        places.texts.push({ key: label, args: undefined, path: [...path, "label"], scope: outside });
      written(dot, [...path, "dot"], outside);
    }
  }
  if (document.kind === "widget-examples")
    each("examples", (example, path) => {
      nodes(example.children, [...path, "children"], outside);
      for (const [slot, list] of Object.entries(entries(example.slots))) nodes(list, [...path, "slots", slot], outside);
    });
  return places;
}
