/** What a fault says: a stable code, and one line without its place. */
export interface Said {
  readonly code: string;
  readonly message: string;
}

/** One line, with the nearest right spelling where there is one. */
export const say = (code: string, message: string, nearest?: string): Said => ({
  code,
  message: nearest === undefined ? message : `${message}; did you mean "${nearest}"?`,
});

/** A value as it is written, not too long. */
export const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Values one after the other. */
export const listed = (values: readonly unknown[]): string => values.map((value) => quoted(value)).join(", ");
