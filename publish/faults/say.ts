/** What a fault says: a stable code, and one line without its place. */
export interface Said {
  readonly code: string;
  readonly message: string;
  /** Absent, it is an error: nothing that has one is published. A warning refuses nothing. */
  readonly severity?: "warning";
  /** Of a value of brands that is another one than was agreed on: both. */
  readonly agreed?: Agreed;
  /** The value that stands there, and the place that declares what it may be, which does not take it. */
  readonly wants?: Wants;
  /** Plain values that would be right where it points, in place of what stands there; where that is known. */
  readonly right?: readonly unknown[];
  /** What stands there and is none of those that are known; where that is what is wrong. */
  readonly unknown?: Unknown;
}

/** A name or a value, and of which kind there is none such: `widget`, `verb`, `operator`, `value`. */
interface Unknown {
  readonly what: string;
  readonly found: unknown;
}

/** A value, and who would have to take it: a file and a name in it, as types say where they come from. */
export interface Wants {
  readonly from: string;
  readonly value: unknown;
}

/** A value of brands that is another one than was agreed on, for who tells it in other words than the line. */
export interface Agreed {
  readonly was: unknown;
  readonly is: unknown;
  /** In how many: `8 of 27 brands`. */
  readonly brands: string;
}

/** One line, with the nearest right spelling where there is one. */
export const say = (code: string, message: string, nearest?: string): Said => ({
  code,
  message: nearest === undefined ? message : `${message}; did you mean "${nearest}"?`,
});

/** What a line says without what it suggests. */
export const unspelt = (message: string): string => message.replace(/; did you mean "(.+?)"\?/, "");

/** What a line says was meant; nothing where it suggests none. */
export const meantBy = (message: string): string | undefined => /; did you mean "(.+?)"\?/.exec(message)?.[1];

/** What does no harm and yet is not what somebody meant: it refuses nothing. */
export const warn = (code: string, message: string): Said => ({ code, message, severity: "warning" });

/** What leaves nothing on the screen, or something else than it is. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\xa0\u115f\u1160\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]/gu;

/** A value as it is written, not too long; what nobody sees of it as its code. */
export const quoted = (value: unknown): string => {
  const text = (JSON.stringify(value) ?? "nothing").replace(unseen, (one) =>
    Array.from({ length: one.length }, (_, at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Values one after the other. */
export const listed = (values: readonly unknown[]): string => values.map((value) => quoted(value)).join(", ");
