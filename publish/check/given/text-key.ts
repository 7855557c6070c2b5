const pluralForm = /_(zero|one|two|few|many|other)$/;
const contextForm = /_([^_]+)$/;

/** The key of a text in its file, taken apart: `state_open_other` is what `state` says of many in the context `open`. */
export interface TextKey {
  /** What documents name. */
  readonly name: string;
  readonly context: string | undefined;
  /** The key without the form of a plural. */
  readonly single: string;
  readonly isPlural: boolean;
}

export function textKey(written: string): TextKey {
  const single = written.replace(pluralForm, "");
  const name = single.replace(contextForm, "");
  return { name, context: contextForm.exec(single)?.[1], single, isPlural: single !== written };
}
