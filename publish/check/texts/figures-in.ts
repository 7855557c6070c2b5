import { unfilled } from "../given/text-file.ts";
import { withoutMarkup } from "./markup.ts";

/** The figures that a text says. */
export interface Figures {
  /** Those written with digits: `3`, `23:59:59`, `1000` for 1,000. */
  readonly digits: ReadonlySet<string>;
  /** These, and those that its language writes in words, or as a month or the number of a heading. */
  readonly all: ReadonlySet<string>;
}

/** Numbers that languages write in words, from one on; a language without any writes digits. */
const numberWords: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:one|first|once)\b/i,
    /\b(?:two|second|twice)\b/i,
    /\b(?:three|third)\b/i,
    /\bfour(?:th)?\b/i,
    /\b(?:five|fifth)\b/i,
    /\bsix(?:th)?\b/i,
    /\bseven(?:th)?\b/i,
    /\beighth?\b/i,
    /\b(?:nine|ninth)\b/i,
    /\bten(?:th)?\b/i,
  ],
  zh: [/一/, /[二两]/, /三/, /四/, /五/, /六/, /七/, /八/, /九/, /十/],
};

/** What words of a language say in figures; what is filled in says what it is given. */
export function figuresIn(words: string, folder: string): Figures {
  const language = folder.replace("_", "-");
  const plain = withoutMarkup(unfilled(words)).replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "");
  const digits = new Set(plain.match(/\d+(?:[.:]\d+)*/g));
  const spelt = (numberWords[language.split("-")[0] ?? ""] ?? []).flatMap((word, index) =>
    word.test(plain) ? [String(index + 1)] : [],
  );
  const months = monthsOf(language).flatMap((month, index) => (plain.includes(month) ? [String(index + 1)] : []));
  return { digits, all: new Set([...digits, ...spelt, ...months]) };
}

/** The names of the twelve months in a language. */
function monthsOf(language: string): readonly string[] {
  const known = months.get(language);
  if (known) return known;
  const named = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, month) => named.format(Date.UTC(2001, month, 1)));
  months.set(language, names);
  return names;
}

const months = new Map<string, readonly string[]>();
