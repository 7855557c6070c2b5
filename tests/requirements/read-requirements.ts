/** One thing that must hold, as a page of docs/product says it. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly file: string;
  readonly line: number;
  /** Why no test proves it yet; undefined where one must. */
  readonly open?: string;
}

const head = /^- \*\*([A-Z]\d{1,2})\*\* (.*)$/;
const openMark = /\*Open: (.*?)\*/;

/**
 * Reads the ids that a page defines: `- **B4** text`, with the indented lines that follow; `*Open: reason*` in the text
 * says why no test proves it.
 */
export function readRequirements(file: string, page: string): readonly Requirement[] {
  const lines = page.split("\n");
  return lines.flatMap((line, index) => {
    const [, id, first] = head.exec(line) ?? [];
    if (id === undefined || first === undefined) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => !next.startsWith("  "));
    const text = [first, ...rest.slice(0, end === -1 ? rest.length : end)].join("\n");
    const open = openMark.exec(text)?.[1];
    return [{ id, text, file, line: index + 1, ...(open === undefined ? {} : { open }) }];
  });
}
