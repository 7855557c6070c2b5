import { findNodeAtLocation } from "jsonc-parser";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { ofEach } from "../given/checking.ts";
import { placeOf } from "../given/text-file.ts";
import { characterName } from "./character-name.ts";
import { hidden, withoutJoined } from "./hidden.ts";
import { localeOf } from "./languages.ts";
import { type Letters, lookAlike } from "./look-alikes.ts";
import { written } from "../walk/written.ts";

/**
 * What is written is what is seen: no text, name or address of a document holds a character that nobody sees, half of
 * one, a letter that only looks like another or is drawn over, or a letter or number in another form. Numbers can be
 * kept as they are written.
 */
export const checkCharacters = ofEach(({ report }, document) => {
  const hasLong = long.test(document.text);
  if (unshown.has(document.kind) || !(hasLong || suspicious.test(document.text))) return;
  const letters = lettersOf(document);
  for (const { text, path, at } of written(document.data)) {
    const said =
      typeof text === "string" ? judgeText(text, letters) : hasLong ? judgeNumber(text, document, path) : undefined;
    if (said) report(document, path, said, { at });
  }
});

/** What shows a widget at its worst is for tests alone. */
const unshown: ReadonlySet<string> = new Set(["widget-examples"]);

/**
 * What a document may hold only that is looked at closer: anything but ASCII, escapes, and numbers that are very long.
 */
const suspicious = /[^\t\n\r -~]|\\[ubfrt]/;
const long = /\d[eE]|\d{16}/;

const hiddenAll = new RegExp(hidden.source, "gu");
/** Marks that are drawn over a letter or figure, or around it; the frame of a key may be. */
const overlay = /.[\u0334-\u0338\u20d2\u20d3\u20d8-\u20da\u20dd-\u20e2\u20e4-\u20e6\u20ea\u20eb]/u;
const half = /[\p{Cs}]/u;
/** Letters and digits that are another form of plain ones: full width, mathematical. */
const otherForm = /[^\p{ASCII}]/gu;
/** Numbers that are no digits: fractions, raised, in a ring, Roman; 〇 is how Chinese writes none. */
const numberForm = /(?!\u3007)[\p{No}\p{Nl}]/u;

function judgeText(text: string, letters: Letters): Said | undefined {
  if (!suspiciousText.test(text)) return undefined;
  const broken = half.exec(text)?.[0];
  if (broken !== undefined) return messages.loneSurrogate(characterName(broken));
  const shown = withoutJoined(text);
  const unseen = hidden.exec(shown)?.[0];
  if (unseen !== undefined) {
    const without = shown.replace(hiddenAll, "");
    return messages.hiddenCharacter(
      characterName(unseen),
      without.trim() === "" || without.length > 60 ? undefined : without,
    );
  }
  const [letter, mark] = overlay.exec(text)?.[0] ?? [];
  if (letter !== undefined && mark !== undefined) return messages.drawnOver(letter, characterName(mark));
  for (const [character] of text.matchAll(otherForm)) {
    const plain = character.normalize("NFKC").replace("\u2044", "/");
    if (/^[A-Za-z0-9]$/.test(plain) && /[\p{L}\p{Nd}]/u.test(character))
      return messages.otherForm(`${character}, ${characterName(character)}`, plain);
    if (numberForm.test(character)) return messages.otherForm(`${character}, ${characterName(character)}`, plain);
  }
  const strange = lookAlike(text, letters);
  return strange && messages.lookAlike(characterName(strange.letter), strange.word, strange.like);
}

const suspiciousText = /[^\n -~]/;

/**
 * A number that is not finite, a whole one that cannot be told from its neighbours, or one so small that nothing is
 * left.
 */
function judgeNumber(value: number, { tree, text }: Document, path: Path): Said | undefined {
  const kept = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  if (kept && value !== 0) return undefined;
  const { offset = 0, length = 0 } = findNodeAtLocation(tree, [...path]) ?? {};
  const written = text.slice(offset, offset + length);
  return kept && !/^-?[0.]*[1-9]/.test(written) ? undefined : messages.notKept(written, value);
}

/** What a document is written in; one in no language, in Latin letters. */
function lettersOf({ kind, file }: Document): Letters {
  if (kind !== "text") return { script: "Latn", language: undefined };
  const { script, language } = localeOf(placeOf(file).language) ?? {};
  return { script, language };
}
