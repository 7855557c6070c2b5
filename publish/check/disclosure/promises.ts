import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { type Check, ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { languagesOf } from "../given/text-index.ts";
import { disclosedIn } from "./disclosed.ts";
import { lockedTexts } from "./locked-words.ts";

/** A text that promises that something costs nothing, or less, and the words in which it does. */
interface Promised {
  readonly key: string;
  readonly name: string;
  readonly words: string;
}

/** What costs nothing, or less, is said in texts that a disclosure locks, and nowhere else. */
export const checkPromises: Check = ofEach(({ project, report }, document) => {
  for (const { name, words } of unlockedPromises(project, document))
    report(document, ["texts", name], messages.promiseUnlocked(words));
}, "text");

/** The name of a brand stands on every screen, in every language, and nothing keeps it: it promises nothing, and no rate. */
export const checkPromisingNames: Check = ofEach(({ project, report }, document) => {
  const { name } = entries(document.data);
  if (typeof name !== "string") return;
  const patterns = [...project.whole(languagesOf).map((language) => project.about(language, promising)), RATE];
  const words = patterns.flatMap((pattern) => firstOf(pattern, apart(name)) ?? []);
  if (words[0] !== undefined) report(document, ["name"], messages.promiseNamed(words[0]));
}, "brand");

/** The languages of such words are languages of the app. */
export const checkPromising: Check = ofEach(({ project, report }, document) => {
  for (const language of Object.keys(disclosedIn(project, document).promises))
    if (!project.whole(languagesOf).includes(language))
      report(
        document,
        ["promises", language],
        messages.unknownProperty(language, nearest(language, project.whole(languagesOf))),
        {
          at: "key",
        },
      );
}, "disclosure");

/** The texts of a document that promise it, and that nothing locks. */
export const unlockedPromises = (project: Project, document: Document): readonly Promised[] =>
  project.about(document, unlockedIn);

function unlockedIn(project: Project, document: Document): readonly Promised[] {
  const [, language = ""] = document.file.split("/");
  const { id, texts } = entries(document.data);
  return Object.entries(entries(texts)).flatMap(([name, text]) => {
    const words = typeof text === "string" ? firstOf(project.about(language, promising), text) : undefined;
    if (words === undefined || project.whole(lockedTexts).has(`${document.file} ${name}`)) return [];
    return [{ key: `${String(id)}.${name}`, name, words }];
  });
}

/** The first words of a text that are some of a pattern of small letters, as they are written there. */
function firstOf(pattern: RegExp | undefined, text: string): string | undefined {
  // In small letters: a pattern of a hundred words that takes all letters is three times as slow. Here "ſ" is an s.
  const said = text.replaceAll("-", " ");
  const small = said.toLowerCase().replaceAll("ſ", "s");
  const found = pattern?.exec(small);
  if (!found) return undefined;
  const [words] = found;
  return small.length === said.length ? said.slice(found.index, found.index + words.length) : words;
}

/** A rate: a text may tell one, a name knows none. A figure with a point is one without more words. */
const RATE = /(?:\d+ *)?(?<![a-z])(?:per *cents?|percentage|pct)(?![a-z])|\d+\.\d+|[百千万]分/u;

/** The words of a name that are written as one: ZeroFee. */
const apart = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

/** The words of all disclosures that promise it in a language; a * stands for up to two. */
function promising(project: Project, language: string): RegExp | undefined {
  const all = project
    .listed("disclosure")
    .flatMap((document) => disclosedIn(project, document).promises[language] ?? []);
  if (all.length === 0) return undefined;
  const patterns = all.map((words) =>
    words.toLowerCase().replaceAll(" *", String.raw`(?:\s+\p{L}+){0,2}`).replaceAll(" ", String.raw`\s+`),
  );
  // Letters that are words by themselves have none beside them that would make another word.
  return new RegExp(String.raw`(?<![a-z])(?:${patterns.join("|")})(?![a-z])`, "u");
}
