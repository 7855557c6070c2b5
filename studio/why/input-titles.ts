import type { InputGroup } from "../../publish/studio/form/decision-form.ts";

/** What the inputs of a decision are called in its form, by their paths; with their group where two are called alike. */
export function inputTitles(
  form: readonly Pick<InputGroup, "path" | "title" | "fields">[],
): ReadonlyMap<string, string> {
  const all = form.flatMap(({ title: group, fields }) =>
    fields.map(({ path, title }) => ({ path: path.join("."), title, group })),
  );
  const isAlone = (title: string) => all.filter((one) => one.title === title).length === 1;
  return new Map([
    ...form.flatMap(({ path, title }) => (path.length > 0 ? [[path.join("."), title] as const] : [])),
    ...all.map(({ path, title, group }) => [path, isAlone(title) ? title : `${group}: ${title}`] as const),
  ]);
}

/** A path, or a word in quotation marks, which is none. */
const word = /"[^"]*"|(?<![\w.])[A-Za-z]\w*(?:\.\w+)*/g;

/** A condition with its inputs called as the form beside it calls them. */
export const withInputTitles = (says: string, titles: ReadonlyMap<string, string>): string =>
  says.replaceAll(word, (said) => titles.get(said) ?? said);
