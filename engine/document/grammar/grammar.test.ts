import { expect, it } from "vitest";
import { grammar } from "./grammar.ts";
import type { Holds, Shape } from "./holds.ts";
import { walkDocument } from "./walk.ts";

// What docs/architecture.md says of documents, nodes, steps and verbs, place by place: `field.rule` is the key `rule` of a
// field, `*` each name in an object, `[]` each element of a list. Of a step's `with` the verb stands before the key.

const shapes: Readonly<Record<string, Shape>> = {
  ...grammar.shapes,
  ...Object.fromEntries(Object.entries(grammar.markers).map(([marker, shape]) => [`{${marker}}`, shape])),
  ...Object.fromEntries(Object.entries(grammar.verbs).map(([verb, { with: given = {} }]) => [`do ${verb}`, given])),
};

/** What is held there, and what is inside lists and names. */
const within = (place: string, holds: Holds): readonly (readonly [string, Holds])[] => [
  [place, holds],
  ...(holds.is === "list"
    ? within(`${place}[]`, holds.of)
    : holds.is === "named"
      ? within(`${place}.*`, holds.of)
      : []),
];
const places = Object.entries(shapes).flatMap(([name, shape]) =>
  Object.entries(shape).flatMap(([key, holds]) => within(`${name}.${key}`, holds)),
);
/** What is said of each place of which something is said. */
const told = (say: (holds: Holds) => unknown) =>
  Object.fromEntries(
    places.map(([place, holds]) => [place, say(holds)] as const).filter(([, what]) => what !== undefined),
  );
const those = (does: (holds: Holds) => boolean) => Object.keys(told((holds) => does(holds) || undefined));

it("these name something else, and are handed what stands beside them", () => {
  const found = told((holds) => {
    if (holds.is === "naming") return `${holds.to}, by a value`;
    if (holds.is !== "reference") return undefined;
    return `${holds.to}${holds.given ? `, handed ${holds.given}` : ""}${holds.orName ? ", or its own name" : ""}`;
  });
  expect(found).toEqual({
    "node.widget": "widget",
    "node.use": "part, handed with",
    "read.call": "call, handed with",
    "decided.decision": "decision, handed inputs",
    "field.rule": "rule, handed with",
    "unanswered.except[]": "call",
    "drops.calls[]": "call",
    "drops.decisions[]": "decision",
    "drops.forms[]": "screen",
    "after.decision": "decision",
    "entry.except[]": "screen",
    "home.order[]": "home section",
    "arranged.use": "section, handed with, or its own name",
    "menu order.order[]": "menu item",
    "tabs.order[]": "tab",
    "tab.to": "route",
    "screen.tab": "tab",
    "screen.flag": "flag",
    "brand.routes.*": "route",
    "do go.to": "route, by a value",
    "do back.to": "route, by a value",
    "do logout.to": "route, by a value",
    "do call.call": "call, handed body",
    "do decide.decision": "decision, handed inputs",
    "do refuse.field": "field",
    "do validate.fields[]": "field",
    "do dialog.dialog": "dialog, handed with",
    "do bridge.capability": "capability, handed with",
    "do tell.capability": "capability, handed with",
    "do read.read": "read",
    "do refresh.reads[]": "read",
  });
});

it("these open something to be read: inside them, or around them to the keys beside them", () => {
  expect(told(({ opens, around }) => opens && (around ? `${opens}, around` : opens))).toEqual({
    "node.each": "item, around",
    "node.on.*": "event",
    "item.on.*": "event",
    "row.when": "inputs",
    "entry.then": "failure",
    "screen.decided.*": "decided",
    "screen.derived.*": "above",
    "step.ok": "answer",
    "step.fail": "failure",
    "{$each}.$each": "item, around",
  });
});

it("expressions stand here, and of these only the truth is asked", () => {
  expect(told((holds) => (holds.is === "expression" ? (holds.asked ?? "what it comes to") : undefined))).toEqual({
    "node.when": "truth",
    "each.in": "what it comes to",
    "step.if": "truth",
    "read.if": "truth",
    "item.when": "truth",
    "check.must": "truth",
    "row.when": "truth",
    "policy.applies": "truth",
    "policy.must": "truth",
    "screen.derived.*": "what it comes to",
    "section.rises": "truth",
    "{$}.$": "what it comes to",
    "{$each}.$each": "what it comes to",
  });
});

it("these are texts, these are paths that are written, and this is a brand's list", () => {
  expect(those(({ is }) => is === "text")).toEqual(["check.say", "tab.label", "{$t}.$t"]);
  expect(told((holds) => (holds.is === "path" ? holds.by : undefined))).toEqual({
    "node.bind": "bind",
    "step.as": "as",
    "tab.dot": "dot",
    "do set.path": "set",
  });
  expect(those(({ is }) => is === "arrangement")).toEqual(["node.arrange"]);
  expect(those(({ is }) => is === "arguments")).toEqual(["step.with"]);
  expect(told(({ fills }) => fills)).toEqual({ "do login.identity": "session" });
});

it("every shape that something holds is there, and every shape but a whole document's is held", () => {
  const kinds = [
    "screen",
    "section",
    "part",
    "dialog",
    "menu",
    "rule",
    "decision",
    "policy",
    "call",
    "catalogue",
    "brand",
    "mock",
  ];
  const held = Object.values(told((holds) => (holds.is === "object" ? holds.shape : undefined)));
  expect(new Set([...held, ...kinds, "widget-examples"])).toEqual(new Set(Object.keys(grammar.shapes)));
});

it("all else says itself", () => {
  const kinds = ["reference", "naming", "expression", "text", "path", "arrangement", "arguments", "value", "object"];
  const holding = [...kinds, "list", "named"];
  expect(those(({ is }) => !holding.includes(is))).toEqual(those(({ is }) => is === "literal"));
  expect(those((holds) => holds.is === "literal").filter((place) => /^(each|step|field|do) ?/.test(place))).toEqual([
    "each.key",
    "each.window",
    "each.more",
    "step.do",
    "step.failFor",
    "field.sensitive",
    "field.live",
    "do open.own",
    "do toast.kind",
    "do dialog.alone",
    "do track.event",
    "do logout.everywhere",
    "do logout.back",
  ]);
});

it("a node's key belongs to a widget, to a part's place or to an arrangement, and goes on to a part's nodes or not", () => {
  const of = (form: "widget" | "use" | "arrange") =>
    Object.entries(grammar.shapes.node ?? {})
      .filter(([, { forms }]) => forms?.[form] !== undefined)
      .map(([key, { forms }]) => (form === "use" ? `${key}: ${forms?.use}` : `${key}: ${forms?.[form]}`));
  const yes = (...keys: readonly string[]) => keys.map((key) => `${key}: true`);
  expect(of("widget")).toEqual(
    yes("widget", "id", "props", "bind", "children", "slots", "each", "when", "on", "fallback", "critical"),
  );
  expect(of("use")).toEqual([
    "use: itself",
    "with: itself",
    "each: itself",
    "when: both",
    "fallback: over",
    "critical: over",
  ]);
  expect(of("arrange")).toEqual(yes("arrange", "when", "fallback", "critical"));
});

it("a step's keys that only some verbs take are these, and `failFor` says nothing without `fail`", () => {
  expect(those(({ some }) => some === true)).toEqual(["step.as", "step.ok", "step.fail", "step.failFor"]);
  expect(told(({ beside }) => beside)).toEqual({ "step.failFor": "fail" });
});

it("S7 a section of the brand's home is its own name where it does not say which it uses", () => {
  const home = {
    order: ["hero", "news"],
    sections: { hero: {}, news: { use: "plain", with: { of: { $: "env.now" } } } },
  };
  const found: unknown[] = [];
  walkDocument("brand", { home }, undefined, {
    part: ({ holds, value, path }) => {
      if (holds.is === "reference" && holds.to === "section") found.push([value, path.join(".")]);
      if (holds.is === "expression") found.push([value, path.join(".")]);
      return undefined;
    },
  });
  expect(found).toEqual([
    ["hero", "home.sections.hero"],
    ["plain", "home.sections.news.use"],
    ["env.now", "home.sections.news.with.of.$"],
  ]);
});

it("a value that comes to a route is gone through as any other", () => {
  const found: unknown[] = [];
  const steps = [
    { do: "go", with: { to: { cat: [] }, query: {} } },
    { do: "back", with: { to: { $: "screen.from" } } },
  ];
  walkDocument("screen", { on: { enter: steps } }, undefined, {
    part: ({ holds, path }) => {
      if (holds.is === "expression") found.push(path.join("."));
      return undefined;
    },
  });
  expect(found).toEqual(["on.enter.1.with.to.$"]);
});
