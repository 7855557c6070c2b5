/** Texts by key, for one language. */
export type TextTable = Readonly<Record<string, string>>;

/** Where the words of the current language come from: `Texts` in the app. */
export interface TextSource {
  /** Language as written, for example en_US. */
  readonly language: string;
  /** The text of a key with its placeholders filled; the key itself when missing. */
  readonly text: (key: string, args?: Readonly<Record<string, unknown>>) => string;
  /** Adds texts of the current or another language. */
  add(language: string, table: TextTable): void;
  has(language: string): boolean;
  use(language: string): Promise<void>;
}
