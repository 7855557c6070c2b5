/** A table of a section: its heads, then a row of cells each; what stands between backticks is code. */
export interface Table {
  readonly title?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Something to copy, with what it is. */
export interface Sample {
  readonly title: string;
  readonly code: string;
  readonly kind?: "wrong" | "right";
}

/** What the reference says of one name: a verb, an operator, a widget, a code. */
export interface Section {
  /** The end of its address: `E321`, `verb-go`, `widget-button`. */
  readonly id: string;
  readonly title: string;
  /** What it is, a paragraph each. */
  readonly says: readonly string[];
  readonly tables?: readonly Table[];
  readonly samples?: readonly Sample[];
  /** The widget whose examples are drawn. */
  readonly draws?: string;
  /** Names that a widget draws by one of its props. */
  readonly names?: {
    readonly widget: string;
    readonly prop: string;
    readonly props: Readonly<Record<string, unknown>>;
    readonly values: readonly string[];
  };
}

/** A part of the reference. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly sections: readonly Section[];
}

/** As code in a sentence. */
export const code = (text: string): string => `\`${text}\``;
