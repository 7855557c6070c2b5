import { entries, textIn } from "../documents/entries.ts";
import { englishText } from "../words/english-text.ts";
import { keyWords } from "../words/key-words.ts";
import { textWords } from "../words/mark-words.ts";
import type { Spoken } from "./documents-in.ts";

/** A document as an operator knows it: `the screen Invite friends (/red_bag)`. */
export function documentWords(documents: readonly Spoken[], { kind, file, data }: Spoken): string {
  const { route } = entries(data);
  const where = kind === "screen" && typeof route === "string" ? ` (${route})` : "";
  return `the ${keyWords(kind).toLowerCase()} ${titleOf(documents, { file, data })}${where}`;
}

/** What a table of texts is called: as the screen of its name, where there is one, else by its own name. */
export function tableWords(documents: readonly Spoken[], table: string): string {
  const screen = documents.find(({ kind, data }) => kind === "screen" && entries(data).id === table);
  return screen ? titleOf(documents, screen) : keyWords(table);
}

/** What screens are called by their routes: `Invite friends (/red_bag)`. */
export function screenNames(documents: readonly Spoken[]): (route: string) => string {
  const titles = new Map(
    documents
      .filter(({ kind }) => kind === "screen")
      .map((document) => [textIn(entries(document.data).route), titleOf(documents, document)]),
  );
  return (route) => {
    const title = titles.get(route) ?? [...titles].find(([pattern]) => isOf(route, pattern))?.[1];
    return title === undefined ? route : `${title} (${route})`;
  };
}

/** Whether an address is one of a route with places: `/creditResult/1` of `/creditResult/{status?}`. */
function isOf(address: string, route: string): boolean {
  if (!route.includes("{")) return false;
  const [said, parts] = [address.split("/"), route.split("/")];
  return said.length <= parts.length && parts.every((part, at) => part === said[at] || isFilled(part, said[at]));
}

const isFilled = (part: string, said: string | undefined): boolean =>
  part.startsWith("{") && (said === undefined ? part.endsWith("?}") : said !== "");

/** What a document is called by its kind and name, or a screen by its route: the dialog `try-again` by its title. */
export function namesIn(documents: readonly Spoken[]): (kind: string, name: string) => string {
  const screen = screenNames(documents);
  return (kind, name) => {
    if (kind === "screen") return screen(name);
    const found = documents.find((one) => one.kind === kind && entries(one.data).id === name);
    return found ? titleOf(documents, found) : name;
  };
}

/** What a document is called in English; one that is called otherwise each time by its own name. */
export function titleOf(documents: readonly Spoken[], { file, data }: Pick<Spoken, "file" | "data">): string {
  const { title, id, type } = entries(data);
  if (typeof title === "string") return title;
  const key = entries(title).$t;
  const words = typeof key === "string" ? englishText(documents, key) : undefined;
  if (words !== undefined) return textWords(words);
  return keyWords(textIn(id ?? type, file.replace(/^.*\//, "").split(".")[0]));
}
