/** A row of facts: what it is, and what it says. */
type Fact = readonly [label: string, value: string];

/** A paper with the lender's letterhead, as it is drawn: words and figures are made, nothing is left to reckon. */
export interface Paper {
  readonly title: string;
  /** What tells it from others of its kind. */
  readonly number: string;
  readonly facts: readonly Fact[];
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** Comes last and stands out: what the rows come to. */
    readonly total: readonly string[];
    /** The share of the width that each column has. */
    readonly widths: readonly number[];
    /** From which column on figures stand at the right. */
    readonly figuresFrom: number;
  };
  readonly notes: readonly string[];
}

/** Who sends it. */
export interface Letterhead {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  /** How the lender is reached, a line each. */
  readonly contact: readonly string[];
  /** #RRGGBB of the brand and of what stands on it. */
  readonly colour: string;
  readonly onColour: string;
  /** At the foot of each page: when it was made. */
  readonly made: string;
  /** At the foot of each page: which of how many. */
  readonly page: (number: number, of: number) => string;
}
