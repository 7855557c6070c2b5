import type { Forms, Grammar, Holds, Shape } from "../../../engine/grammar.ts";
import { handedTo } from "../../check/given/handed-to.ts";
import type { Project } from "../../check/given/project.ts";
import { entries } from "../../documents/entries.ts";
import type { Schema } from "../../documents/schema.ts";
import { type OfferedName, offeredNames } from "./offered-names.ts";

/**
 * What editors are offered beside what the schemas ask for: the names of everything that documents name, and what each
 * of those is handed. It refuses nothing, so that a list that is a little older marks nothing that is right; what is
 * wrong says the checker. One definition for each kind of document, and for a node, a step and a text key.
 */
export function editorSchema(project: Project, grammar: Grammar): Schema {
  return new Offers(project, grammar).schema();
}

/** The kinds of document whose own schemas lead here, by one line each. */
const kindsOf = (grammar: Grammar): readonly string[] =>
  Object.keys(grammar.shapes).filter((name) => grammar.shapes[name]?.$schema !== undefined);

class Offers {
  readonly #project: Project;
  readonly #grammar: Grammar;
  readonly #defs = new Map<string, Schema>();

  constructor(project: Project, grammar: Grammar) {
    this.#project = project;
    this.#grammar = grammar;
  }

  schema(): Schema {
    const { shapes, verbs } = this.#grammar;
    this.#defs.set("node", this.#node(shapes.node ?? {}));
    for (const kind of kindsOf(this.#grammar))
      this.#defs.set(kind, { ...this.#object(shapes[kind] ?? {}), ...(kind === "brand" && this.#tokens()) });
    this.#defs.set("step", {
      allOf: Object.entries(verbs).flatMap(([verb, { with: given }]) => {
        const offered = given && this.#object(given);
        return offered ? [whereNamed("do", verb, { with: offered })] : [];
      }),
    });
    this.#names("text");
    return {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "editor.schema.json",
      title: "What editors are offered",
      description: "Generated from the documents and engine/document/grammar/ by npm run generate.",
      $defs: Object.fromEntries([...this.#defs].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }

  /** The names of a kind, as a definition of their own; undefined where there are none to offer. */
  #names(to: string): Schema | undefined {
    if (!this.#defs.has(named(to))) {
      const names = offeredNames(this.#project, to);
      if (names.length === 0) return undefined;
      this.#defs.set(named(to), offer(names));
    }
    return { $ref: `#/$defs/${named(to)}` };
  }

  /** What may stand where the grammar says so; undefined where there is nothing to offer. */
  #within(holds: Holds): Schema | undefined {
    switch (holds.is) {
      case "reference":
      case "naming":
        return this.#names(holds.to);
      case "arrangement":
      case "text":
        return this.#names(holds.is);
      case "list": {
        const items = this.#within(holds.of);
        return items && { items };
      }
      case "named": {
        const each = this.#within(holds.of);
        return each && { additionalProperties: each, ...this.#byName(holds.of) };
      }
      case "object":
        // A node and a step have schemas of their own, which lead here themselves.
        return ["node", "step"].includes(holds.shape)
          ? undefined
          : this.#object(this.#grammar.shapes[holds.shape] ?? {});
      default:
        return undefined;
    }
  }

  #object(shape: Shape): Schema | undefined {
    const properties = Object.entries(shape).flatMap(([key, holds]) => {
      const offered = this.#within(holds);
      return offered ? [[key, { ...(holds.says && { description: holds.says }), ...offered }] as const] : [];
    });
    const handed = Object.entries(shape).flatMap(([key, holds]) => this.#handed(key, holds) ?? []);
    if (properties.length + handed.length === 0) return undefined;
    return { properties: Object.fromEntries(properties), ...(handed.length > 0 && { allOf: handed }) };
  }

  /** What a node may name by the form that it has; one that has none yet may become any. */
  #node(shape: Shape): Schema {
    const ofForms = (...forms: readonly (keyof Forms)[]): Shape =>
      Object.fromEntries(Object.entries(shape).filter(([, holds]) => forms.some((form) => holds.forms?.[form])));
    return {
      if: has("widget"),
      else: {
        if: has("use"),
        then: this.#object(ofForms("use")),
        else: this.#object(ofForms("use", "arrange")),
      },
    };
  }

  /** What each thing of a name is handed, by the name beside it. */
  #handed(key: string, holds: Holds): Schema | undefined {
    if (holds.is !== "reference" || holds.given === undefined) return undefined;
    const { to, given } = holds;
    const name = `${named(to)}-${key}-${given}`;
    if (!this.#defs.has(name))
      this.#defs.set(name, {
        allOf: offeredNames(this.#project, to).flatMap(({ name: id }) => {
          const handed = this.#params(to, id);
          return handed ? [whereNamed(key, id, { [given]: handed })] : [];
        }),
      });
    return { $ref: `#/$defs/${name}` };
  }

  /** Of things whose key is also the name of what they use: what each of those is handed. */
  #byName(of: Holds): Schema | undefined {
    const shape = of.is === "object" ? (this.#grammar.shapes[of.shape] ?? {}) : {};
    const naming = Object.values(shape).find((holds) => "orName" in holds);
    if (naming?.is !== "reference" || naming.given === undefined) return undefined;
    const { to, given } = naming;
    const each = this.#within(of);
    const properties = offeredNames(this.#project, to).map(({ name, says }) => {
      const handed = this.#params(to, name);
      const own = { description: says, ...(handed && { properties: { [given]: handed } }) };
      return [name, { ...each, ...own, properties: { ...entries(each?.properties), ...own.properties } }] as const;
    });
    return { properties: Object.fromEntries(properties) };
  }

  #params(to: string, name: string): Schema | undefined {
    const params = Object.entries(handedTo(this.#project, to, name));
    if (params.length === 0) return undefined;
    return { properties: Object.fromEntries(params.map(([param, says]) => [param, handed(entries(says))])) };
  }

  /** What the schema of brands takes by any name, or by one of several forms: tokens, marks of the app, where slides lead. */
  #tokens(): Schema {
    const { properties = {} } = this.#object(this.#grammar.shapes.brand ?? {}) ?? {};
    const tokens = Object.entries(entries(entries(this.#project.base?.data).theme));
    const theme = tokens.map(([name, value]) => [name, { description: `base: ${String(value)}` }] as const);
    const mark = { anyOf: [{ $ref: "names.schema.json#/$defs/mark/else" }, {}] };
    const slides = { items: { properties: { linkUrl: this.#names("route") ?? {} } } };
    const lists = { properties: { banner: slides, activities: slides } };
    return { properties: { ...entries(properties), mark, lists, theme: { properties: Object.fromEntries(theme) } } };
  }
}

/** A name as it stands in the address of a definition; apart from those of the kinds of document. */
const named = (to: string): string => `${to.replaceAll(" ", "-")}-names`;

/** Offers names; takes anything. */
const offer = (names: readonly OfferedName[]): Schema => ({
  anyOf: [
    {
      enum: names.map(({ name }) => name),
      ...(names.some(({ says }) => says !== "") && { enumDescriptions: names.map(({ says }) => says) }),
    },
    {},
  ],
});

const has = (key: string): Schema => ({ type: "object", required: [key] });

/** Says something of the keys of an object that names this. */
const whereNamed = (key: string, name: string, properties: Schema): Schema => ({
  if: { type: "object", properties: { [key]: { const: name } }, required: [key] },
  then: { properties },
});

/** What is said of something that is handed: what it means, and the values of a closed list. */
function handed({ description, type, enum: values }: Schema): Schema {
  const says = description === undefined ? {} : { description };
  if (Array.isArray(values)) return { ...says, anyOf: [{ enum: values }, {}] };
  return type === "boolean" ? { ...says, anyOf: [{ type }, {}] } : says;
}
