import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Project } from "../../publish/check/given/project.ts";
import { entries } from "../../publish/documents/entries.ts";
import { type Overlay, readDocuments } from "../../publish/documents/read-documents.ts";
import { documentFigures } from "./document-figures.ts";
import { msOf, phrasesOf, writtenFigure } from "./figure-words.ts";
import { shippedFigures } from "./shipped-figures.ts";
import { sourceFigures } from "./source-figures.ts";

const figures = Object.entries(shippedFigures).map(([name, figure]) => ({ name, ...figure }));

/** Where a figure of the brand is written once more: the file, what is written there, and whose figure it is. */
type Repeated = string;

const repeated = (file: string, written: unknown, names: readonly string[]): Repeated =>
  `${file}: ${String(written)} is ${names.join(", ")}`;

/**
 * What repeats a figure in the texts and documents of the repository: what a text would say of its unit (`48 hours`,
 * `₦100`), and a default or a bound of a document whose name is the figure's.
 */
export function repeatedInDocuments(overlay?: Overlay): readonly Repeated[] {
  const project = new Project(readDocuments(process.cwd(), overlay));
  return project.documents.flatMap((document) => {
    const { kind, file, data } = document;
    if (kind === "text")
      return Object.values(entries(entries(data).texts)).flatMap((words) => repeatedInText(file, String(words)));
    return documentFigures(project, document).flatMap(({ value, words }) => {
      const found = figures.filter((figure) => figure.value === value && shares(figure.name, words));
      return found.length === 0 ? [] : [repeated(file, value, namesOf(found))];
    });
  });
}

/** What repeats a figure in the code and the stylesheets of the repository. */
export function repeatedInSource(): readonly Repeated[] {
  return ["engine", "widgets", "lending", "app", "server"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .map((name) => join(room, name).replaceAll("\\", "/"))
      .filter((file) => /(?<!\.test|\.props)\.(tsx?|css)$/.test(file) && !file.includes("/testing/"))
      .sort()
      .flatMap((file) => repeatedIn(file, readFileSync(file, "utf8"))),
  );
}

/** What repeats a figure in a file of code or a stylesheet: a time (`2 * DAY`), a width. */
export const repeatedIn = (file: string, code: string): readonly Repeated[] =>
  sourceFigures(file, code).flatMap(({ written, of, value }) => {
    const found = figures.filter((figure) =>
      of === "ms" ? msOf(figure.unit, figure.value) === value : figure.unit === of && figure.value === value,
    );
    return found.length === 0 ? [] : [repeated(file, written, namesOf(found))];
  });

const said = figures.flatMap(({ name, unit, value }) =>
  phrasesOf(unit).map((phrase) => {
    const words = phrase.replace("#", writtenFigure(unit, value));
    return { name, words, form: alone(words) };
  }),
);

/** What repeats a figure in the words of a text; the longest of what is found: `3 emergency contacts` is no `3` of anything else. */
export function repeatedInText(file: string, text: string): readonly Repeated[] {
  const found = said.filter(({ form }) => form.test(text));
  const longest = found.toSorted((one, other) => other.words.length - one.words.length)[0];
  return longest ? [repeated(file, longest.words, namesOf(found.filter(({ words }) => words === longest.words)))] : [];
}

/** Finds words that stand by themselves: no part of a longer figure, and no end of a range. */
function alone(words: string): RegExp {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d.,:]|\d ?[-–至] ?)${escaped}(?![\d:]|[.,]\d)`, "i");
}

/** Words that every figure's name has say nothing about which it is. */
const common = new Set(["amount", "minimum", "number", "least", "from", "to", "max", "min", "rate"]);

/** Whether a figure bears one of the words that stand where a number does: `days` is in `cancellationDays`. */
function shares(name: string, words: readonly string[]): boolean {
  const own = name.split(/\.|(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.some((word) => !common.has(word) && own.includes(word));
}

const namesOf = (found: readonly { readonly name: string }[]): readonly string[] => found.map(({ name }) => name);
