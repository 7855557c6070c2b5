/** What a place that shows words needs: texts by key and the one formatter for each kind of value (B8). */
export interface Locale {
  /** Language as written, for example en_US. */
  readonly language: string;
  /** The text of a key with its placeholders filled; the key itself when missing (tracked once). */
  readonly text: (key: string, args?: Readonly<Record<string, unknown>>) => string;
  /** Minor units as money: symbol on the left, thousands separators, decimals only when there are some. */
  readonly money: (minor: number) => string;
  /** Epoch ms as dd/MM/yyyy in the business zone. */
  readonly date: (ms: number) => string;
  /** Epoch ms as dd/MM/yyyy HH:mm in the business zone. */
  readonly dateTime: (ms: number) => string;
  /** Epoch ms in words: "Friday 4 December 2026, 06:59". */
  readonly dateWords: (ms: number) => string;
  /** A plain number with thousands separators. */
  readonly number: (value: number) => string;
}
