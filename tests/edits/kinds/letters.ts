import type { Document } from "../../../publish/documents/document.ts";
import type { Chance } from "../chance.ts";
import { by, edited, type Placed, placesIn, whole } from "../edit.ts";

/** What is a name, and no words that somebody reads, nor a colour, which is of no list. */
const isName = (text: string): boolean =>
  /^[\w.$/#:-]{3,}$/.test(text) && /[a-zA-Z]{2}/.test(text) && !text.startsWith("#");

/** Keys below which people's words stand, whose letters nobody can check. */
const words: readonly string[] = ["description", "because", "title", "texts", "said"];

const isOfNames = (document: Document, { key, node, around }: Placed): boolean =>
  document.kind !== "mock" &&
  !words.includes(key ?? "") &&
  !around.some(({ parent }) => parent?.type === "property" && parent.children?.[0]?.value === "texts") &&
  node.type === "string" &&
  isName(String(node.value));

/** A letter of a word swapped with the next, missing, doubled or another one. */
function misspelt(word: string, chance: Chance): string {
  const letters = [...word.matchAll(/[a-zA-Z]/g)].map(({ index }) => index);
  const at = chance.one(letters) ?? 0;
  const [letter = "", next = ""] = word.slice(at, at + 2);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const made = [
    /[a-zA-Z]/.test(next) ? before + next + letter + word.slice(at + 2) : before + after,
    before + after,
    before + letter + letter + after,
    before + (letter === "e" ? "r" : "e") + after,
  ][chance.below(4)];
  return made === word || made === undefined ? `${word}${letter}` : made;
}

/** A typo in a key. */
export function typoInKey(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter(({ key }) => key !== undefined && isName(key)));
  const name = place && whole(place).children?.[0];
  if (!name || place.key === undefined) return undefined;
  const typo = misspelt(place.key, chance);
  const what = `key "${place.key}" → "${typo}"`;
  return edited(document, { what, home: whole(place), right: place.key }, by(name, JSON.stringify(typo)));
}

/** A typo in an id, a path or a name of a list. */
export function typoInName(document: Document, chance: Chance) {
  const place = chance.one(placesIn(document).filter((found) => isOfNames(document, found)));
  if (!place) return undefined;
  const word = String(place.node.value);
  const typo = misspelt(word, chance);
  const what = `${place.key ?? "item"}: "${word}" → "${typo}"`;
  return edited(document, { what, home: whole(place), right: word }, by(place.node, JSON.stringify(typo)));
}
