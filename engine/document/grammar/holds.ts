/** What can be read inside a part of a document besides what can be read around it. */
export type Opens = "item" | "event" | "answer" | "failure" | "inputs" | "above" | "decided";

/** Which forms of a node take a key. */
export interface Forms {
  readonly widget?: true;
  readonly arrange?: true;
  /**
   * A part's name stands for the part's nodes. What is said beside it concerns that place alone (`itself`), or is handed
   * on to each of those nodes: both conditions must hold (`both`), or it is said over what the node says (`over`).
   */
  readonly use?: "itself" | "both" | "over";
}

interface Facts {
  /** What it opens to what is inside it. */
  readonly opens?: Opens;
  /** It opens that to the keys beside it instead: `each` to the node that it repeats. */
  readonly around?: true;
  /** Of a condition: what stands beside it, but what is around it, counts only where it holds. */
  readonly guards?: true;
  /** Of a list: each element counts only where what guards those before it does not hold. */
  readonly inTurn?: true;
  /** What it means, as an editor shows it. */
  readonly says?: string;
  /** What may stand there is narrower than what it holds: a definition of common.schema.json, or a JSON Schema. */
  readonly takes?: string | Readonly<Record<string, unknown>>;
  /** It must be there. */
  readonly needed?: true;
  /** The root of paths under which each name in it is written. */
  readonly fills?: string;
  /** It says nothing without this key beside it. */
  readonly beside?: string;
  /** Of a node's key: the forms that take it. */
  readonly forms?: Forms;
  /** Of a step's key: only verbs that say so take it. */
  readonly some?: true;
}

/** What a key of a document holds. */
export type Holds = Facts &
  (
    | { readonly is: "literal" | "value" | "text" | "arrangement" | "arguments" }
    /** `asked` where only the truth of what it comes to is asked. */
    | { readonly is: "expression"; readonly asked?: "truth" }
    /** A dotted path that is written there; `by` is the key of the roots' table. */
    | { readonly is: "path"; readonly by: WrittenBy }
    /** The name of something; `given` is the key beside it with what that is handed. */
    | { readonly is: "reference"; readonly to: string; readonly given?: string; readonly orName?: true }
    /** A value that comes to something's name: an address. */
    | { readonly is: "naming"; readonly to: string }
    | { readonly is: "list" | "named"; readonly of: Holds }
    | { readonly is: "object"; readonly shape: string }
  );

/** The ways a document writes a path. */
export type WrittenBy = "bind" | "set" | "as" | "dot";

/** What each key of an object holds. */
export type Shape = Readonly<Record<string, Holds>>;

/** Says itself and refers to nothing. */
export const literal: Holds = { is: "literal" };
/** A json-logic expression, bare. */
export const expression: Holds = { is: "expression" };
/** An expression of which only the truth is asked. */
export const condition: Holds = { is: "expression", asked: "truth" };
/** A condition without which nothing beside it counts. */
export const guarding: Holds = { ...condition, guards: true };
/** A literal, a marker, or a list or object of values. */
export const value: Holds = { is: "value" };
/** A value that comes to a text. */
export const words: Holds = { is: "value", takes: "string-value" };
/** A value that comes to true or false. */
export const truth: Holds = { is: "value", takes: "boolean-value" };
/** Values by name. */
export const values: Holds = { is: "value", takes: "values" };
/** true or false, as it stands there. */
export const flag: Holds = { is: "literal", takes: { type: "boolean" } };
/** A text key; `args` beside it fill its placeholders. */
export const text: Holds = { is: "text" };
/** A brand's ordered list: `home`, `menus.<id>`. */
export const arrangement: Holds = { is: "arrangement" };
/** The `with` of a step, by its verb. */
export const verbArguments: Holds = { is: "arguments" };

export const path = (by: WrittenBy): Holds => ({ is: "path", by });
export const reference = (to: string, given?: string): Holds => ({ is: "reference", to, ...(given && { given }) });
export const naming = (to: string): Holds => ({ is: "naming", to });
export const list = (of: Holds): Holds => ({ is: "list", of });
export const named = (of: Holds): Holds => ({ is: "named", of });
export const object = (shape: string): Holds => ({ is: "object", shape });
/** The same, with something to be read inside. */
export const opening = (opens: Opens, holds: Holds): Holds => ({ ...holds, opens });
