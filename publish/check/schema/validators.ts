import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { messageOf } from "../../../engine/expression.ts";
import { valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { WidgetSchema } from "../../documents/widget-schema.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import { newAjv } from "./ajv.ts";
import { CompiledSchema } from "./compiled-schema.ts";
import { type CompiledSchemas, sharedSchemas } from "./compiled-schemas.ts";
import type { SchemaTexts } from "./own-schemas.ts";
import * as text from "./schema-texts.ts";

export type { ErrorObject };

/** The errors of a value, none when it is valid. */
type Validate = (value: unknown) => readonly ErrorObject[];

/** What ajv says, and of which schema in a widget's document. */
interface Broken {
  readonly said: string;
  readonly of: Path;
}

/** What values are held to: by the kind of a document, and by a widget. */
export interface Validators {
  readonly ofKind: (kind: string) => Validate | undefined;
  /** The value of a widget that has one. */
  readonly ofValue: (type: string) => Validate | undefined;
  /** What ajv says of a widget whose props or value, or what an event of it tells, are no JSON Schema. */
  readonly broken: (type: string) => Broken | undefined;
  /** Whether a widget is there, although no node can be held to it. */
  readonly isUnusable: (type: string) => boolean;
}

/** What schemas are made of. All of it is asked in the course of a check, and noted. */
export interface Schemas {
  /** The hand-written ones. */
  readonly texts: () => SchemaTexts;
  /** The widgets that are whole enough to be named by a node. */
  readonly widgets: () => readonly string[];
  readonly widget: (type: string) => WidgetSchema | undefined;
  /** All that there are. */
  readonly types: () => readonly string[];
}

/** Kinds whose documents hold nodes, so that they depend on the widgets. */
const needsNodes = new Set(["node", "screen", "section", "part", "dialog", "widget-examples"]);

/**
 * What values are held to. Each file, and each widget's nodes and value, are compiled by themselves; a document depends
 * on those that it was held to, and on no others.
 */
export class SchemaValidators implements Validators {
  readonly ofKind: Validators["ofKind"];
  readonly ofValue: Validators["ofValue"];
  readonly broken: Validators["broken"];
  readonly isUnusable: Validators["isUnusable"];
  readonly #given: Schemas;
  readonly #compiled: CompiledSchemas;
  readonly #nodes: (type: string) => Nodes;
  /** The text of a schema, by its id. */
  readonly #text: (id: string) => string | undefined;
  readonly #schema: (id: string) => CompiledSchema | undefined;
  /** What stands where a schema leads to. */
  readonly #of: (led: string) => ValidateFunction | undefined;
  readonly #isThere: (led: string) => boolean;
  /** What is wrong with a schema, in ajv's words. */
  readonly #problem: (id: string) => string | undefined;
  /** The widgets that a node can be held to. */
  readonly #sound: () => readonly string[];

  /** @param keep a folder that keeps the compiled code for other processes. */
  constructor(given: Schemas, memo: Memo, keep?: string) {
    this.#given = given;
    this.#compiled = sharedSchemas(keep);
    this.#nodes = memo.question((type: string) => nodesOf(given.widget(type)));
    this.#text = memo.question((id: string) => this.#textOf(id));
    this.#schema = memo.question((id: string) => {
      const text = this.#text(id);
      return text === undefined ? undefined : this.#compiled.of(id, text);
    });
    this.#of = memo.question((led: string) => {
      const [id, pointer] = placeOf(led);
      return this.#schema(id)?.at(pointer);
    });
    this.#isThere = memo.question((led: string) => this.#stands(led));
    this.#problem = memo.question((id: string) => this.#problemOf(id));
    this.broken = memo.question((type: string) => this.#brokenBy(type));
    this.#sound = memo.once(() => given.widgets().filter((type) => this.broken(type) === undefined), {
      same: sameElements,
    });
    const unusable = memo.once(() => new Set(given.types().filter((type) => !this.#sound().includes(type))));
    this.isUnusable = memo.question((type: string) => unusable().has(type));
    this.ofKind = memo.question((kind: string) =>
      needsNodes.has(kind) && this.#sound().length === 0 ? undefined : this.#runner(`${kind}.schema.json`),
    );
    this.ofValue = memo.question((type: string) =>
      this.#sound().includes(type) ? this.#runner(text.valueOf(type)) : undefined,
    );
  }

  /** What is wrong with the schemas of documents, in ajv's words; everything is compiled by then. */
  problem(): string | undefined {
    const own = [...this.#given.texts().map(([file]) => file), text.step, text.editor];
    const nodes = this.#sound().length > 0 ? [text.node] : [];
    for (const id of [...own.filter((file) => nodes.length > 0 || !needsNodes.has(kindOf(file))), ...nodes]) {
      const problem = this.#problem(id);
      if (problem !== undefined) return problem;
    }
    this.#compiled.keep();
    return undefined;
  }

  #textOf(id: string): string | undefined {
    if (id === text.step) return text.textOfSteps();
    if (id === text.node) return text.textOfNodes(this.#sound());
    if (id === text.editor) return text.textOfOffered(this.#given.texts());
    const own = this.#given.texts().find(([file]) => file === id)?.[1];
    if (own !== undefined) return text.textOfFile(own);
    const [, type = "", what] = /^([^.]+)\.(node|value)\.json$/.exec(id) ?? [];
    const widget = this.#given.widget(type);
    return widget && (what === "node" ? this.#nodes(type).text : text.textOfValue(widget));
  }

  // Whatever throws is worked out here: of a question that throws nobody knows what it asked.
  #problemOf(id: string): string | undefined {
    try {
      this.#schema(id)?.at("");
      const led = text.ledFrom(this.#text(id) ?? "");
      const gone = led.find((one) => !this.#isThere(one));
      if (gone !== undefined) return `can't resolve reference ${gone} from id ${id}`;
      // Compiled now, so that what is wrong with it is not said in the midst of a check.
      for (const [other, pointer] of led.map(placeOf)) if (other !== text.node) this.#schema(other)?.at(pointer);
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  #stands(led: string): boolean {
    const [id, pointer] = placeOf(led);
    // Nodes hold nodes: which widgets there are follows from this.
    if (id === text.node) return pointer === "";
    const whole = this.#text(id);
    return whole !== undefined && valueAt(text.parsed(whole), pointer.split("/").slice(1)) !== undefined;
  }

  #brokenBy(type: string): Broken | undefined {
    const widget = this.#given.widget(type);
    if (!widget) return undefined;
    const node = this.#nodes(type).problem ?? this.#problem(text.nodeOf(type));
    // Of props alone it is said in which of them.
    if (node !== undefined) return { said: problemOf(text.textOfProps(widget)) ?? node, of: ["props"] };
    const value = widget.value && this.#problem(text.valueOf(type));
    return value === undefined ? brokenEvent(widget) : { said: value, of: ["value"] };
  }

  #runner(id: string): Validate | undefined {
    const validate = this.#of(id);
    if (!validate) return undefined;
    const context = { of: this.#of };
    return (value) => (validate.call(context, value) === true ? [] : (validate.errors ?? []));
  }
}

/** Every keyword that a schema of ours may have. */
export const keywords = (): readonly string[] => Object.keys(newAjv().RULES.keywords);

/** The schema that something leads to, and the pointer in it. */
const placeOf = (led: string): readonly [id: string, pointer: string] => {
  const [id = "", pointer = ""] = led.split("#");
  return [id, pointer];
};

const kindOf = (file: string): string => file.replace(".schema.json", "");

/** The schema of a widget's nodes, or why there is none. */
interface Nodes {
  readonly text?: string;
  readonly problem?: string;
}

function nodesOf(widget: WidgetSchema | undefined): Nodes {
  try {
    return widget ? { text: text.textOfNode(widget) } : {};
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

/** The first of a widget's events that tells what is no JSON Schema. */
function brokenEvent({ events = {} }: WidgetSchema): Broken | undefined {
  for (const [name, { value }] of Object.entries(events)) {
    const said = value && problemOf(text.textOfPart(value));
    if (said !== undefined) return { said, of: ["events", name, "value"] };
  }
  return undefined;
}

/** What is wrong with a schema by itself. */
function problemOf(schema: string): string | undefined {
  try {
    new CompiledSchema("", schema, undefined, false).at("");
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
