import { isWithin } from "../../documents/position.ts";
import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import { onceWays } from "../behaviour/once-ways.ts";
import { lockedTexts, withoutForm } from "../disclosure/locked-words.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import type { KeptWords } from "../records/kept-words.ts";
import { placeOf, textsIn } from "../given/text-file.ts";

/**
 * What stands on a button that pays, borrows or sends says what it said when that was last kept, unless a disclosure
 * locks it anyway: it is all that somebody reads of what he does.
 */
export const checkOnceWords = ofEach(({ project, words, report }, document) => {
  if (!words || "unreadable" in words) return;
  for (const { name, key, call, said } of otherOnceWords(project, words, document))
    report(document, ["texts", name], messages.onceWords(key, call, said));
}, "text");

/** The texts of a document that stand on such buttons and say something else than was kept. */
export function otherOnceWords(project: Project, kept: KeptWords, document: Document): readonly OtherWords[] {
  const { language, id } = placeOf(document.file);
  const [once, locked] = [project.whole(allOnce), project.whole(lockedTexts)];
  return Object.entries(textsIn(document)).flatMap(([name, said]) => {
    const key = `${id}.${name}`;
    const call = once.get(key) ?? once.get(withoutForm(key));
    if (locked.has(`${document.file} ${name}`)) return [];
    return call !== undefined && kept.isOther(language, key, String(said))
      ? [{ name, key, call, said: String(said) }]
      : [];
  });
}

/** A text that says something else than was kept, on what is pressed for a call. */
interface OtherWords {
  readonly name: string;
  readonly key: string;
  readonly call: string;
  readonly said: string;
}

/** Of each text that stands on what is pressed for a call that is made once, by its key, that call. */
const allOnce = (project: Project): ReadonlyMap<string, string> =>
  new Map(
    ["screen", "section", "part", "dialog", "menu"]
      .flatMap((kind) => project.listed(kind).flatMap((document) => project.about(document, onceIn)))
      // The first counts.
      .reverse(),
  );

function onceIn(project: Project, document: Document): readonly (readonly [key: string, call: string])[] {
  const { nodes, texts } = project.places(document);
  return onceWays(project, document).flatMap(({ path, call }) => {
    const [node] = nodes
      .filter((one) => isWithin(path, [...one.path, "on"]) || isWithin(path, [...one.path, "use"]))
      .sort((one, other) => other.path.length - one.path.length);
    if (!node) return [];
    const own = ["props", "with"].map((key) => [...node.path, key]);
    return texts.filter((text) => own.some((at) => isWithin(text.path, at))).map(({ key }) => [key, call] as const);
  });
}
