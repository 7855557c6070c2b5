import { describe, expect, it } from "vitest";
import { type Grammar, grammar } from "../engine/grammar.ts";
import { expression, list, object, reference, text } from "../engine/testing.ts";
import { Compiler } from "../engine/compile.ts";
import { walk } from "../publish/check/walk/walk.ts";
import type { Type } from "../publish/check/types/type.ts";
import type { Document } from "../publish/documents/document.ts";
import { referencesOf } from "../publish/documents/references-of.ts";
import { nodeSchema } from "../publish/schemas/node-schema.ts";
import { stepSchema } from "../publish/schemas/step-schema.ts";
import { closureOf } from "../publish/pack/closure.ts";
import { pickTexts, textsNamed } from "../publish/pack/texts-needed.ts";

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly description?: string;
}

const tried: Grammar = {
  ...grammar,
  shapes: {
    ...grammar.shapes,
    node: {
      ...grammar.shapes.node,
      hush: { ...expression, forms: { widget: true, use: "both" }, says: "Read to nobody while this is true." },
      heading: { ...text, forms: { widget: true, use: "over" } },
      helper: { ...reference("part", "with"), forms: { widget: true } },
    },
    step: {
      ...grammar.shapes.step,
      unlike: { ...expression, says: "The step runs unless this is true." },
      instead: list(object("step")),
    },
  },
  verbs: {
    ...grammar.verbs,
    whisper: {
      does: "Says something to a screen reader alone.",
      takes: ["ok"],
      with: {
        text: { is: "value", takes: "string-value", needed: true, says: "The words." },
        call: { ...reference("call"), says: "What is heard." },
      },
    },
  },
};

const added = ["hush", "heading", "helper"];

/** Nothing is known of what anything gives. */
const known: Type = { is: "anything" };
const nothing = {
  element: () => known,
  outcome: () => known,
  emitted: () => known,
  failed: () => known,
  once: <T>(find: T): T => find,
};

const screen = {
  id: "tried",
  on: { enter: [{ do: "back", unlike: { var: "screen.a" }, instead: [{ do: "call", with: { call: "ask" } }] }] },
  children: [{ widget: "box", hush: { var: "screen.b" }, heading: "tried.title", helper: "aid" }],
};

describe("a key that is added to a copy of the grammar", () => {
  const document = { kind: "screen", data: screen } as unknown as Document;

  it("is unknown to the grammar itself", () => {
    expect(walk(document, nothing).expressions).toEqual([]);
    expect(referencesOf("screen", screen).map(({ to }) => to)).toEqual(["widget"]);
  });

  it("is checked, where it stands", () => {
    const { expressions, texts, references } = walk(document, nothing, tried);
    expect(expressions.map(({ path }) => path.join("."))).toEqual(["on.enter.0.unlike", "children.0.hush"]);
    expect(texts.map(({ key }) => key)).toEqual(["tried.title"]);
    expect(references.map(({ to, name, path }) => [to, name, path.join(".")])).toEqual([
      ["call", "ask", "on.enter.0.instead.0.with.call"],
      ["widget", "box", "children.0.widget"],
      ["part", "aid", "children.0.helper"],
    ]);
  });

  it("is in the schema of what takes it, with its words for editors, and in no other", () => {
    const widget = { type: "box", title: "Box", description: "A box.", props: { properties: {} } };
    const { use, arrange, widget: widgets } = nodeSchema([widget], tried).$defs as Record<string, Schema>;
    const [box] = widgets?.oneOf ?? [];
    for (const form of [box, use])
      expect(form?.properties?.hush).toEqual({
        $ref: "common.schema.json#/$defs/expression",
        description: "Read to nobody while this is true.",
      });
    expect(box?.properties?.helper).toEqual({ type: "string" });
    const names = (form?: Schema) => Object.keys(form?.properties ?? {}).filter((name) => added.includes(name));
    expect([box, use, arrange].map(names)).toEqual([["hush", "heading", "helper"], ["hush", "heading"], []]);
    const { step } = stepSchema(tried).$defs as Record<string, Schema>;
    const unlike = { $ref: "common.schema.json#/$defs/expression", description: "The step runs unless this is true." };
    expect(step?.oneOf?.map(({ properties }) => properties?.unlike)).toEqual(
      Array.from({ length: Object.keys(grammar.verbs).length + 1 }, () => unlike),
    );
  });

  it("is compiled where it stands, and handed on to the nodes of a part", () => {
    const children = [{ widget: "box", hush: "screen.b", heading: "tried.own" }, { widget: "box" }];
    const { nodes } = new Compiler(() => ({ id: "aid", children }), tried);
    const user = { use: "aid", hush: "screen.a", heading: "tried.all", critical: false };
    expect(nodes([user])).toEqual([
      { widget: "box", hush: { and: [{ var: ["screen.a"] }, { var: ["screen.b"] }] }, heading: "tried.all" },
      { widget: "box", hush: "screen.a", heading: "tried.all" },
    ]);
  });

  it("is followed to what comes with a page, and to its texts", () => {
    const come = closureOf({ kind: "screen", id: "tried", data: screen }, (_, id) => ({ id }), tried);
    expect(come.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["screen tried", "call ask", "part aid"]);
    const texts = { "tried.title": "Tried", "tried.title_warm": "Tried, dear", "tried.days_one": "1" };
    expect(pickTexts(texts, textsNamed([{ kind: "screen", data: screen }], tried))).toEqual({
      "tried.title": "Tried",
      "tried.title_warm": "Tried, dear",
    });
  });
});

describe("a verb that is added to a copy of the grammar", () => {
  const steps = [{ do: "whisper", with: { text: { $: "screen.c" }, call: "ask" }, ok: [{ do: "back" }] }];

  it("has its form in the schema of a step", () => {
    const { step } = stepSchema(tried).$defs as Record<string, Schema>;
    const { properties = {}, ...form } = step?.oneOf?.at(-1) ?? {};
    expect(form).toEqual({
      type: "object",
      title: "whisper",
      description: "Says something to a screen reader alone.",
      additionalProperties: false,
      required: ["do", "with"],
    });
    const some = ["as", "ok", "fail", "failFor"].filter((key) => key in properties);
    expect(some).toEqual(["ok"]);
    expect(properties.with).toEqual({
      type: "object",
      description: "What the verb needs.",
      additionalProperties: false,
      required: ["text"],
      properties: {
        text: { $ref: "common.schema.json#/$defs/string-value", description: "The words." },
        call: { type: "string", description: "What is heard." },
      },
    });
  });

  it("is walked, and what it names is found", () => {
    const document = { kind: "screen", data: { on: { enter: steps } } } as unknown as Document;
    const { expressions, references } = walk(document, nothing, tried);
    expect(expressions.map(({ path }) => path.join("."))).toEqual(["on.enter.0.with.text.$"]);
    expect(references.map(({ to, name }) => [to, name])).toEqual([["call", "ask"]]);
  });
});

describe("a prop that is called as a reference is", () => {
  it("names nothing, and what a verb sends neither", () => {
    const props = { call: "ask", rule: "strict", use: "aid", decision: "way", when: "now" };
    const body = { call: "ask", decision: "way" };
    const found = referencesOf("screen", {
      on: { enter: [{ do: "call", with: { call: "send", body } }] },
      children: [{ widget: "box", props }],
    });
    expect(found.map(({ to, name }) => `${to} ${String(name)}`)).toEqual(["call send", "widget box"]);
  });
});
