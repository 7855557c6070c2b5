import type { Expression } from "../expression/expression.ts";
import type { Access } from "../navigation/route.ts";
import type { NodeDocument } from "./grammar/node.ts";
import type { Step } from "./grammar/step.ts";

// What documents say. `E` is how an expression stands in them: as it is written, or closed as it is published.

/** A literal, a list or object that may hold markers, or a marker: `{"$": expression}` or `{"$t": key, "args": {…}}`. */
export type Value = unknown;

/** What every document starts with. */
interface Envelope {
  readonly $schema?: string;
  readonly id: string;
}

/** What a document starts with that keeps something on the screen. */
interface Keeping extends Envelope {
  /** The types of that. */
  readonly state?: Readonly<Record<string, JsonSchema>>;
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
export interface ReadDocument<E = Expression> {
  readonly call: string;
  readonly with?: Readonly<Record<string, Value>>;
  readonly if?: E;
  /** The screen shows without it; `quiet`: the engine does not say when it failed. */
  readonly optional?: true | "quiet";
}

export interface ScreenDocument<E = Expression> extends Keeping {
  readonly route: string;
  readonly access: Access;
  readonly title: Value;
  readonly tab?: string;
  readonly header?: "back" | "plain" | "none";
  /** Who outside the documents leads there. */
  readonly external?: string;
  /** A flag of the brand without which the screen is closed; where no brand has it, the screen is not published. */
  readonly flag?: string;
  readonly native?: boolean;
  /** Its route is known however it is spelled in capitals and small letters. */
  readonly anyCase?: boolean;
  /** What its address may say in its query, by name. */
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** What runs before it is shown, by whatever way it is reached; a step lets in or leads elsewhere. */
  readonly guard?: readonly Step<E>[];
  readonly reads?: Readonly<Record<string, ReadDocument<E>>>;
  /** What a decision says of other values, by name: the id of the row that it takes. */
  readonly decided?: Readonly<Record<string, DecidedDocument>>;
  /** What follows from other values, by name; each may read those above it. */
  readonly derived?: Readonly<Record<string, E>>;
  readonly form?: Readonly<Record<string, FieldDocument>>;
  readonly on?: Readonly<Partial<Record<"enter" | "shown" | "return" | "leave", readonly Step<E>[]>>>;
  readonly loading?: readonly NodeDocument<E>[];
  readonly children: readonly NodeDocument<E>[];
}

/** A decision of which a screen asks nothing but the row. */
export interface DecidedDocument {
  readonly decision: string;
  readonly inputs: Readonly<Record<string, Value>>;
}

/** A reusable piece: a part, or a section of the home screen. */
export interface PartDocument<E = Expression> extends Keeping {
  readonly params?: Readonly<Record<string, unknown>>;
  /** Of a section: when it stands above those that do not rise, whatever the brand's order. */
  readonly rises?: E;
  /** Of a section: no brand may leave it out. */
  readonly stays?: true;
  /** Of a section: the places of home that it may take besides its own. */
  readonly slots?: readonly string[];
  readonly children: readonly NodeDocument<E>[];
}

export interface DialogDocument<E = Expression> extends Keeping {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly title?: Value;
  readonly closable?: boolean;
  readonly form?: Readonly<Record<string, FieldDocument>>;
  readonly on?: { readonly open?: readonly Step<E>[]; readonly close?: readonly Step<E>[] };
  readonly children: readonly NodeDocument<E>[];
}

/** One entry of a menu; drawn by the widget that the app names for menu entries. */
interface MenuItemDocument<E = Expression> {
  readonly label: Value;
  readonly icon: string;
  readonly hint?: Value;
  /** No brand may leave it out of its order. */
  readonly stays?: true;
  readonly when?: E;
  readonly on: Readonly<Record<string, readonly Step<E>[]>>;
}

export interface MenuDocument<E = Expression> extends Envelope {
  readonly items: Readonly<Record<string, MenuItemDocument<E>>>;
}

interface CheckDocument<E = Expression> {
  readonly must: E;
  /** Text key of the message. */
  readonly say: string;
  readonly args?: Readonly<Record<string, Value>>;
}

/** Values that a rule accepts, and values that it rejects with what it says. */
interface RuleCase {
  readonly description?: string;
  /** What is read by each path, over what is usual. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly accept?: readonly unknown[];
  readonly reject?: readonly unknown[];
  readonly say?: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

export interface RuleDocument<E = Expression> extends Envelope {
  /** The type of what it checks. */
  readonly value?: JsonSchema;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly checks: readonly CheckDocument<E>[];
  /** What is read by each path where a case does not say otherwise. */
  readonly usual?: Readonly<Record<string, unknown>>;
  readonly cases?: readonly RuleCase[];
}

interface RowDocument<E = Expression> {
  readonly id: string;
  readonly when?: E;
  readonly then: readonly Step<E>[];
  readonly because: string;
}

export interface DecisionDocument<E = Expression> extends Keeping {
  readonly inputs: Readonly<Record<string, JsonSchema>>;
  readonly rows: readonly RowDocument<E>[];
  readonly undecided: { readonly then: readonly Step<E>[]; readonly because: string };
  /** The inputs that cases give unless they say otherwise. */
  readonly usual?: Readonly<Record<string, unknown>>;
  readonly cases: readonly {
    readonly description?: string;
    readonly given: Readonly<Record<string, unknown>>;
    readonly row: string;
  }[];
}

/** A JSON Schema, as far as the engine walks it itself. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly wire?: "money" | "integer" | "number";
  readonly [key: string]: unknown;
}

/** Which rows of a decision, taken a while ago at most, allow a call. */
interface AfterDocument {
  readonly decision: string;
  /** By row: what the call's body must then say. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** ms. */
  readonly for: number;
}

export interface CallDocument extends Envelope {
  readonly path: string;
  readonly kind: "read" | "write";
  readonly request: JsonSchema;
  readonly response: JsonSchema;
  readonly timeout?: number;
  readonly cache?: { readonly by: readonly string[]; readonly for?: number; readonly unless?: string };
  /** The write carries a key; by it this call asks what became of one whose answer did not settle that. */
  readonly once?: string;
  /** What a write does to the money of whoever calls; it concerns the checker and the server alone. */
  readonly moves?: "out" | "in" | "terms";
  /** The list of its answer that comes in pages: the request takes `from`, the answer says the `listTotal`. */
  readonly pages?: string;
  readonly cancellable?: boolean;
  /** Its last answer is kept for the tab, for screens that nobody can be reached for. */
  readonly lastKnown?: true;
  /** Of a write: why screens may read by it, which makes it whenever one opens. */
  readonly byItself?: string;
  readonly after?: AfterDocument;
  /** What is no longer true once it is sent: kept answers of calls, what decisions allowed, and what was typed on screens. */
  readonly drops?: {
    readonly calls?: readonly string[];
    readonly decisions?: readonly string[];
    readonly forms?: readonly string[];
  };
  /** Who may call unknown: everyone, or everyone on a channel of the brand's list of that name. */
  readonly guest?: true | string;
  /** Another service than the server's own; the app knows where it stands. */
  readonly service?: string;
}

export interface CatalogueEntry<E = Expression> {
  readonly id: string;
  readonly status?: readonly number[];
  readonly kind?: string;
  /** Runs although the step has a `fail` branch. */
  readonly always?: boolean;
  /** Screen ids where the entry does not apply. */
  readonly except?: readonly string[];
  readonly then: readonly Step<E>[];
}

export interface CatalogueDocument<E = Expression> extends Envelope {
  /** What is tracked of a call that nobody answered, whoever handles that; but not of those in `except`. */
  readonly unanswered?: { readonly event: string; readonly except?: readonly string[] };
  readonly entries: readonly CatalogueEntry<E>[];
}

/** What the engine itself reads of an effective brand; the rest is the documents' affair. */
export interface Brand {
  readonly name: string;
  readonly routes: Readonly<Record<"home" | "login" | "disabled" | "entry", string>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly lists: { readonly allowList: readonly string[] };
  readonly theme: Readonly<Record<string, string>>;
  /** What of the theme is otherwise on a dark screen. */
  readonly dark?: Readonly<Record<string, string>>;
  readonly home: {
    /** false: no section rises above the order. */
    readonly rises?: boolean;
    readonly order: readonly string[];
    readonly sections?: Readonly<Record<string, Arranged>>;
  };
  readonly menus: Readonly<Record<string, { readonly order: readonly string[] }>>;
  readonly tabs: { readonly order: readonly string[]; readonly items: Readonly<Record<string, TabDocument>> };
  readonly [key: string]: unknown;
}

/** Which section document stands at a place of the brand's order, and its params. */
interface Arranged {
  readonly use?: string;
  readonly with?: Readonly<Record<string, Value>>;
}

/** One footer tab. `label` is a text key; `dot` a path whose truth shows the red dot, set to false by a tap. */
interface TabDocument {
  readonly label: string;
  readonly icon: string;
  readonly to: string;
  readonly dot?: string;
}
