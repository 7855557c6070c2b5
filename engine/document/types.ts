import type { Expression } from "../expression/expression.ts";
import type { Access } from "../navigation/route.ts";

/** A literal, a list or object that may hold markers, or a marker: `{"$": expression}` or `{"$t": key, "args": {…}}`. */
export type Value = unknown;

/** What every document starts with. */
export interface Envelope {
  readonly $schema?: string;
  readonly id: string;
}

/** One step of a list; see docs/architecture.md for the verbs. */
export interface Step {
  readonly do: string;
  readonly with?: Readonly<Record<string, Value>>;
  readonly if?: Expression;
  readonly as?: string;
  readonly ok?: readonly Step[];
  readonly fail?: readonly Step[];
  /** The statuses that `fail` is for; what else fails is the error catalogue's. */
  readonly failFor?: readonly number[];
}

/** Repeats a node for each element. */
export interface Each {
  readonly in: Expression;
  /** The element's property that keeps its identity; without it, the index. */
  readonly key?: string;
}

/** One node of a screen: a widget, a part (`use`) or a brand's ordered list (`arrange`). */
export interface NodeDocument {
  readonly widget?: string;
  readonly use?: string;
  readonly with?: Readonly<Record<string, Value>>;
  readonly arrange?: string;
  readonly id?: string;
  readonly props?: Readonly<Record<string, Value>>;
  readonly bind?: string;
  readonly children?: readonly NodeDocument[];
  readonly slots?: Readonly<Record<string, readonly NodeDocument[]>>;
  readonly each?: Each;
  readonly when?: Expression;
  readonly on?: Readonly<Record<string, readonly Step[]>>;
  readonly critical?: boolean;
}

/** One field of a form. */
export interface FieldDocument {
  readonly rule?: string;
  readonly with?: Readonly<Record<string, Value>>;
  readonly start?: Value;
  readonly sensitive?: boolean;
  readonly live?: boolean;
}

/** One call that a screen makes when it opens. */
export interface ReadDocument {
  readonly call: string;
  readonly with?: Readonly<Record<string, Value>>;
  readonly if?: Expression;
  readonly optional?: boolean;
}

export interface ScreenDocument extends Envelope {
  readonly route: string;
  readonly access: Access;
  readonly title: Value;
  readonly tab?: string;
  readonly header?: "back" | "plain" | "none";
  readonly external?: boolean;
  /** A flag of the brand without which the screen is closed; where no brand has it, the screen is not published. */
  readonly flag?: string;
  readonly anyCase?: boolean;
  readonly native?: boolean;
  readonly reads?: Readonly<Record<string, ReadDocument>>;
  /** What follows from other values, by name; each may read those above it. */
  readonly derived?: Readonly<Record<string, Expression>>;
  readonly form?: Readonly<Record<string, FieldDocument>>;
  readonly on?: Readonly<Partial<Record<"enter" | "shown" | "leave", readonly Step[]>>>;
  readonly loading?: readonly NodeDocument[];
  readonly children: readonly NodeDocument[];
}

/** A reusable piece: a part, or a section of the home screen. */
export interface PartDocument extends Envelope {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly children: readonly NodeDocument[];
}

export interface DialogDocument extends Envelope {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly title?: Value;
  readonly closable?: boolean;
  readonly form?: Readonly<Record<string, FieldDocument>>;
  readonly on?: { readonly open?: readonly Step[]; readonly close?: readonly Step[] };
  readonly children: readonly NodeDocument[];
}

/** One entry of a menu; drawn by the widget that the app names for menu entries. */
export interface MenuItemDocument {
  readonly label: Value;
  readonly icon: string;
  readonly hint?: Value;
  readonly when?: Expression;
  readonly on: Readonly<Record<string, readonly Step[]>>;
}

export interface MenuDocument extends Envelope {
  readonly items: Readonly<Record<string, MenuItemDocument>>;
}

export interface CheckDocument {
  readonly must: Expression;
  /** Text key of the message. */
  readonly say: string;
  readonly args?: Readonly<Record<string, Value>>;
}

export interface RuleDocument extends Envelope {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly checks: readonly CheckDocument[];
}

export interface RowDocument {
  readonly id: string;
  readonly when?: Expression;
  readonly then: readonly Step[];
  readonly because: string;
}

export interface DecisionDocument extends Envelope {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly rows: readonly RowDocument[];
  readonly undecided: { readonly then: readonly Step[]; readonly because: string };
  readonly cases: readonly { readonly given: Readonly<Record<string, unknown>>; readonly row: string }[];
}

/** A JSON Schema, as far as the engine walks it itself. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly wire?: "money" | "integer" | "number";
  readonly [key: string]: unknown;
}

export interface CallDocument extends Envelope {
  readonly path: string;
  readonly kind: "read" | "write";
  readonly request: JsonSchema;
  readonly response: JsonSchema;
  readonly timeout?: number;
  readonly cache?: { readonly by: readonly string[] };
  readonly once?: boolean;
  readonly cancellable?: boolean;
  readonly guest?: true | readonly string[];
  /** Another service than the server's own; the app knows where it stands. */
  readonly service?: string;
}

export interface CatalogueEntry {
  readonly id: string;
  readonly status?: readonly number[];
  readonly kind?: string;
  /** Runs although the step has a `fail` branch. */
  readonly always?: boolean;
  /** Screen ids where the entry does not apply. */
  readonly except?: readonly string[];
  readonly then: readonly Step[];
}

export interface CatalogueDocument extends Envelope {
  readonly entries: readonly CatalogueEntry[];
}

/** What the engine itself reads of an effective brand; the rest is the documents' affair. */
export interface Brand {
  readonly name: string;
  readonly routes: Readonly<Record<"home" | "login" | "disabled", string>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly lists: { readonly allowList: readonly string[] };
  readonly theme: Readonly<Record<string, string>>;
  readonly home: { readonly order: readonly string[]; readonly sections?: Readonly<Record<string, Arranged>> };
  readonly menus: Readonly<Record<string, { readonly order: readonly string[] }>>;
  readonly tabs: { readonly order: readonly string[]; readonly items: Readonly<Record<string, TabDocument>> };
  readonly [key: string]: unknown;
}

/** Which section document stands at a place of the brand's order, and its params. */
export interface Arranged {
  readonly use?: string;
  readonly with?: Readonly<Record<string, Value>>;
}

/** One footer tab. `label` is a text key; `dot` a path whose truth shows the red dot, set to false by a tap. */
export interface TabDocument {
  readonly label: string;
  readonly icon: string;
  readonly to: string;
  readonly dot?: string;
}
