import type { Documents } from "../../documents/read-documents.ts";
import { Project } from "../given/project.ts";
import { KeptWords, printOf, writtenWords } from "../records/kept-words.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import { exchangedIn } from "./exchanged.ts";
import { otherOnceWords } from "./once-words.ts";
import { turnedIn } from "./turned-placeholders.ts";

/** What texts say now beside what was kept of them. */
export interface WordsNow {
  /** The texts that stand in another's place, a line for both, and those of which two placeholders do. */
  readonly exchanged: readonly string[];
  /** The texts on buttons of calls that are made once that say something else, a line each. */
  readonly once: readonly string[];
  /**
   * The record, anew where a text came or went: all but those of these two. Of other words alone it
   * stays.
   */
  readonly kept: string;
  /** The record of what all texts say now. */
  readonly next: string;
}

/** Compares what texts say with what was kept of them; of the very first nothing was. */
export function wordsNow(documents: Documents, last = new KeptWords({})): WordsNow {
  const project = new Project(documents);
  const now = new Map<string, Map<string, string>>();
  const kept = new Map<string, Map<string, string>>();
  const exchanged = new Set<string>();
  const once: string[] = [];
  for (const document of documents.all.filter(({ kind }) => kind === "text")) {
    const { language, id } = placeOf(document.file);
    const [prints, others] = [now, kept].map((of) => of.get(language) ?? new Map<string, string>());
    if (!prints || !others) continue;
    now.set(language, prints);
    kept.set(language, others);
    const moved = exchangedIn(project, last, document);
    for (const { key, other } of moved) exchanged.add(`${language} ${[key, other.key].sort().join(" ⇄ ")}`);
    const pressed = otherOnceWords(project, last, document);
    once.push(
      ...pressed.map(({ key, said }) => `${language} ${key}: other words than were kept → ${JSON.stringify(said)}`),
    );
    const turned = turnedIn(last, document);
    for (const { key, was, said } of turned)
      exchanged.add(`${language} ${key}: ${JSON.stringify(was)} → ${JSON.stringify(said)}`);
    const held = new Set([...moved, ...pressed, ...turned].map(({ key }) => key));
    for (const [name, words] of Object.entries(textsIn(document))) {
      const key = `${id}.${name}`;
      prints.set(key, printOf(String(words)));
      const was = held.has(key) ? last.of(language, key) : undefined;
      others.set(key, was ?? printOf(String(words)));
    }
  }
  const isWhole = namesIn(now) === namesIn(last.languages);
  return {
    exchanged: [...exchanged],
    once,
    kept: writtenWords(isWhole ? last.languages : kept),
    next: writtenWords(now),
  };
}

/** Every text that there is. */
const namesIn = (languages: KeptWords["languages"]): string =>
  [...languages]
    .flatMap(([language, texts]) => [...texts.keys()].map((key) => `${language} ${key}`))
    .sort()
    .join("\n");
