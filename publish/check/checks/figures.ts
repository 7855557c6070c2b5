import { documentFigures } from "../given/document-figures.ts";
import { type Figure, brandFigures } from "../given/brand-figures.ts";
import { msOf, writtenFigure } from "../given/figure-words.ts";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import type { Check, Checking } from "../given/checking.ts";

/**
 * A figure of the brand is written nowhere else: a text names it by its path, a document and code read it. What is
 * found is what a text would say of the unit (`48 hours`, `₦100`), a default or a bound of a document whose name is the
 * figure's, a time in code (`2 * DAY`), and a width in a stylesheet.
 */
export const checkFigures: Check = (given) => {
  const figures = brandFigures(given);
  inTexts(given, figures);
  for (const document of given.project.documents)
    for (const { path, value, words } of documentFigures(given.project, document)) {
      const repeated = figures.filter(({ name, values }) => values.includes(value) && shares(name, words));
      if (repeated.length > 0) given.report(document, path, messages.figureRepeated(value, named(repeated)));
    }
  for (const { file, line, column, written, of, value: amount } of given.source.figures) {
    const repeated = figures.filter(({ unit, values }) =>
      values.some((value) => amount === (of === "ms" ? msOf(unit, value) : unit === of ? value : undefined)),
    );
    if (repeated.length > 0)
      given.fault({ ...messages.figureRepeated(written, named(repeated)), file, line, column, path: "" });
  }
};

const named = (figures: readonly Figure[]): readonly string[] => figures.map(({ name }) => name);

function inTexts({ project, report }: Checking, figures: readonly Figure[]): void {
  const written = figures.flatMap(({ name, unit, values, phrases }) =>
    values.flatMap((value) =>
      phrases.map((phrase) => ({ name, words: phrase.replace("#", writtenFigure(unit, value)) })),
    ),
  );
  const found = written.map(({ name, words }) => ({ name, words, form: alone(words) }));
  for (const document of project.documents.filter(({ kind }) => kind === "text"))
    for (const [key, text] of Object.entries(entries(entries(document.data).texts))) {
      const repeated = found.filter(({ form }) => form.test(String(text)));
      const longest = repeated.toSorted((one, other) => other.words.length - one.words.length)[0];
      if (longest) {
        const names = repeated.filter(({ words }) => words === longest.words).map(({ name }) => name);
        report(document, ["texts", key], messages.figureRepeated(longest.words, names));
      }
    }
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
