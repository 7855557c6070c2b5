import { describe, expect, it } from "vitest";
import type { Grammar } from "./grammar.ts";
import {
  expression,
  guarding,
  list,
  literal,
  named,
  object,
  opening,
  reference,
  type Shape,
  text,
  value,
  verbArguments,
} from "./holds.ts";
import { type Visitor, walkDocument, walkPart } from "./walk.ts";

const node: Shape = {
  widget: reference("widget"),
  of: { is: "reference", to: "entry", orName: true },
  each: { ...opening("item", object("each")), around: true },
  when: expression,
  props: value,
  on: opening("event", named(list(object("step")))),
};
const small: Grammar = {
  shapes: {
    screen: { id: literal, title: text, children: list(object("node")), places: named(object("node")) },
    node,
    each: { in: expression },
    step: { do: literal, with: verbArguments, ok: opening("answer", list(object("step"))) },
  },
  markers: { $: { $: expression }, $each: { $each: { ...opening("item", expression), around: true }, give: value } },
  verbs: { call: { does: "Calls.", with: { call: reference("call"), body: value } }, back: { does: "Goes back." } },
};

/** What is met on the way, as `path holds [context]`. */
function met(document: unknown, kind = "screen"): string[] {
  const found: string[] = [];
  const visitor: Visitor<readonly string[]> = {
    part: ({ holds, path, context }) => {
      found.push(`${path.join(".")} ${holds.is}${context.length > 0 ? ` [${context.join(" ")}]` : ""}`);
      return undefined;
    },
    open: (opens, { context }) => [...context, opens],
  };
  expect(walkDocument(kind, document, [], visitor, small)).toBe(document);
  return found;
}

describe("the way through a document", () => {
  it("meets each part before what is inside it, in the grammar's order, and nothing that it does not know", () => {
    const children = [{ when: true, widget: "box", strange: { widget: "box" } }];
    expect(met({ children, id: "a", other: 1 })).toEqual([
      " object",
      "id literal",
      "children list",
      "children.0 object",
      "children.0.widget reference",
      // `of` is left out, so the place's own name is the reference.
      "children.0 reference",
      "children.0.when expression",
    ]);
  });

  it("opens a repeated node's element to the keys beside `each`, and not to the list itself", () => {
    expect(met({ children: [{ of: "a", each: { in: 1 }, when: true }] }).slice(2)).toEqual([
      "children.0 object [item]",
      "children.0.of reference [item]",
      "children.0.each object",
      "children.0.each.in expression",
      "children.0.when expression [item]",
    ]);
  });

  it("goes into values, lists and objects of them, and opens the element of `$each` to what is given for it", () => {
    const props = { rows: { $each: 1, give: [{ $: 2 }, "a"] } };
    expect(met({ children: [{ of: "a", props }] }).slice(4)).toEqual([
      "children.0.props value",
      "children.0.props.rows value",
      "children.0.props.rows object [item]",
      "children.0.props.rows.$each expression",
      "children.0.props.rows.give value [item]",
      "children.0.props.rows.give.0 value [item]",
      "children.0.props.rows.give.0 object [item]",
      "children.0.props.rows.give.0.$ expression [item]",
      "children.0.props.rows.give.1 value [item]",
    ]);
  });

  it("goes into what is named, and into steps by their verbs", () => {
    const press = [
      { do: "call", with: { call: "a", body: { b: 1 }, other: 2 }, ok: [{ do: "back" }] },
      { do: "strange", with: { c: { $: 3 } } },
      { do: "back", with: { d: 4 } },
    ];
    expect(met({ places: { head: { of: "a", on: { press } } } }).slice(1)).toEqual([
      "places named",
      "places.head object",
      "places.head.of reference",
      "places.head.on named [event]",
      "places.head.on.press list [event]",
      "places.head.on.press.0 object [event]",
      "places.head.on.press.0.do literal [event]",
      "places.head.on.press.0.with arguments [event]",
      "places.head.on.press.0.with object [event]",
      "places.head.on.press.0.with.call reference [event]",
      "places.head.on.press.0.with.body value [event]",
      "places.head.on.press.0.with.body.b value [event]",
      "places.head.on.press.0.ok list [event answer]",
      "places.head.on.press.0.ok.0 object [event answer]",
      "places.head.on.press.0.ok.0.do literal [event answer]",
      "places.head.on.press.1 object [event]",
      "places.head.on.press.1.do literal [event]",
      "places.head.on.press.1.with arguments [event]",
      "places.head.on.press.1.with value [event]",
      "places.head.on.press.1.with.c value [event]",
      "places.head.on.press.1.with.c object [event]",
      "places.head.on.press.1.with.c.$ expression [event]",
      "places.head.on.press.2 object [event]",
      "places.head.on.press.2.do literal [event]",
      "places.head.on.press.2.with arguments [event]",
      "places.head.on.press.2.with object [event]",
    ]);
  });

  it("passes by what is not of its shape, and kinds that hold nothing", () => {
    expect(met({ children: { a: 1 }, places: ["a"] })).toEqual([" object", "children list", "places named"]);
    expect(met({ children: ["a", null] })).toEqual([" object", "children list"]);
    expect(met("a")).toEqual([]);
    expect(met({ id: "a" }, "nothing")).toEqual([]);
    expect(met({ id: "a" }, "constructor")).toEqual([]);
  });

  it("says of each part in whose key it stands, and where that is", () => {
    const box = { widget: "box", of: "a" };
    const places: [string, unknown, string][] = [];
    walkDocument(
      "screen",
      { children: [box], places: { b: box } },
      0,
      {
        part: ({ path, holder, at }) => void places.push([path.join("."), holder, at.join(".")]),
      },
      small,
    );
    expect(places.filter(([path]) => path.endsWith("widget"))).toEqual([
      ["children.0.widget", box, "children.0"],
      ["places.b.widget", box, "places.b"],
    ]);
  });

  it("begins where a part stands", () => {
    const found: string[] = [];
    const visitor: Visitor<number> = { part: ({ path }) => void found.push(path.join(".")) };
    walkPart({ holds: list(object("node")), value: [{ of: "a" }], path: ["tabs", 1], context: 0 }, visitor, small);
    expect(found).toEqual(["tabs.1", "tabs.1.0", "tabs.1.0.of"]);
  });
});

describe("what a visitor gives instead", () => {
  const change = (document: unknown, instead: (found: unknown) => unknown) =>
    walkDocument(
      "screen",
      document,
      0,
      {
        part: ({ holds, value: found }) => {
          const given = instead(found);
          return holds.is === "expression" || holds.is === "object"
            ? given === found
              ? undefined
              : { instead: given }
            : undefined;
        },
      },
      small,
    );
  const same = { of: "a", widget: "box" };
  const document = { id: "a", children: [same, { of: "b", when: 1, props: { list: [{ $: 1 }, 2] } }] };

  it("stands in the part's place; what is around it is copied, and nothing else", () => {
    const changed = change(document, (found) => (found === 1 ? 7 : found));
    expect(changed).toEqual({ id: "a", children: [same, { of: "b", when: 7, props: { list: [{ $: 7 }, 2] } }] });
    expect((changed as typeof document).children[0]).toBe(same);
    expect(document.children[1]).toEqual({ of: "b", when: 1, props: { list: [{ $: 1 }, 2] } });
  });

  it("stands for one of several names, and the others stay as they are", () => {
    const props = { first: { $: 1 }, second: { $: 2 } };
    const changed = change({ children: [{ of: "a", props }] }, (found) => (found === 2 ? 7 : found));
    expect(changed).toEqual({ children: [{ of: "a", props: { first: { $: 1 }, second: { $: 7 } } }] });
    expect((changed as { children: { props: typeof props }[] }).children[0]?.props.first).toBe(props.first);
  });

  it("is not gone through itself", () => {
    const seen: unknown[] = [];
    const changed = change(document, (found) => {
      seen.push(found);
      return found === same ? { of: "c", when: 1 } : found;
    });
    expect(changed).toEqual({ ...document, children: [{ of: "c", when: 1 }, document.children[1]] });
    expect(seen.filter((found) => found === 1)).toHaveLength(2);
  });

  it("may stand for a whole document", () => {
    expect(change(document, (found) => (found === document ? "other" : found))).toBe("other");
  });
});

describe("a visitor told where conditions hold", () => {
  const guarded: Grammar = {
    ...small,
    shapes: {
      node: { when: guarding, of: literal, children: list(object("node")) },
      row: { when: guarding, then: list(object("node")) },
      doc: { rows: { ...list(object("row")), inTurn: true }, children: list(object("node")) },
    },
  };
  /** What holds at each literal, as the visitor was told. */
  const known = (document: unknown): Readonly<Record<string, readonly string[]>> => {
    const found: Record<string, readonly string[]> = {};
    walkDocument<readonly string[]>(
      "doc",
      document,
      [],
      {
        where: ({ value, context }, holds) => [...context, `${holds ? "" : "not "}${String(value)}`],
        part: ({ holds, value, context }) => {
          if (holds.is === "literal" || holds.is === "expression") found[String(value)] = context;
          return undefined;
        },
      },
      guarded,
    );
    return found;
  };

  it("knows beside a condition, and all below, that it holds, but not in it", () => {
    expect(known({ children: [{ when: "a", of: "x", children: [{ of: "y", when: "b" }] }, { of: "z" }] })).toEqual({
      a: [],
      x: ["a"],
      y: ["a", "b"],
      b: ["a"],
      z: [],
    });
  });

  it("knows in a list that is gone through in turn that what stands before did not hold", () => {
    const row = (when: string) => ({ when, then: [{ of: `${when}!` }] });
    expect(known({ rows: [row("a"), row("b"), row("c")] })).toEqual({
      a: [],
      "a!": ["a"],
      b: ["not a"],
      "b!": ["not a", "b"],
      c: ["not a", "not b"],
      "c!": ["not a", "not b", "c"],
    });
  });
});
