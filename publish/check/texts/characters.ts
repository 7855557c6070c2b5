import { findNodeAtLocation } from "jsonc-parser";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { ofEach } from "../given/checking.ts";
import { characterName } from "./character-name.ts";
import { lookAlike } from "./look-alikes.ts";
import { written } from "./written.ts";

/**
 * What is written is what is seen: no text, name or address of a document holds a character that nobody sees, half of
 * one, a letter that only looks like another, or a letter or digit in another form. Numbers can be kept as they are written.
 */
export const checkCharacters = ofEach(({ report }, document) => {
  if (unshown.has(document.kind) || !(suspicious.test(document.text) || long.test(document.text))) return;
  const script = scriptOf(document);
  for (const { text, path, at } of written(document.data)) {
    const said = typeof text === "number" ? judgeNumber(text, document, path) : judgeText(text, script);
    if (said) report(document, path, said, { at });
  }
});

/** What shows a widget at its worst is for tests alone. */
const unshown: ReadonlySet<string> = new Set(["widget-examples"]);

/** What a document may hold only that is looked at closer: anything but ASCII, escapes, and numbers that are very long. */
const suspicious = /[^\t\n\r -~]|\\[ubfrt]/;
const long = /\d[eE]|\d{16}/;

/** What nobody sees, lines that break apart; a joiner may stand between the parts of one picture. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u034f\u115f\u1160\u2800\u3164\uffa0]/u;
const joined = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|\n/gu;
const hiddenAll = new RegExp(hidden.source, "gu");
const half = /[\p{Cs}]/u;
/** Letters and digits that are another form of plain ones: full width, mathematical. */
const otherForm = /[^\p{ASCII}]/gu;

function judgeText(text: string, script: string | undefined): Said | undefined {
  if (!suspiciousText.test(text)) return undefined;
  const broken = half.exec(text)?.[0];
  if (broken !== undefined) return messages.loneSurrogate(characterName(broken));
  const shown = text.replace(joined, "");
  const unseen = hidden.exec(shown)?.[0];
  if (unseen !== undefined) {
    const without = shown.replace(hiddenAll, "");
    return messages.hiddenCharacter(
      characterName(unseen),
      without.trim() === "" || without.length > 60 ? undefined : without,
    );
  }
  for (const [character] of text.matchAll(otherForm)) {
    const plain = character.normalize("NFKC");
    if (/^[A-Za-z0-9]$/.test(plain) && /[\p{L}\p{Nd}]/u.test(character))
      return messages.otherForm(`${character}, ${characterName(character)}`, plain);
  }
  const strange = lookAlike(text, script);
  return strange && messages.lookAlike(characterName(strange.letter), strange.word, strange.like);
}

const suspiciousText = /[^\n -~]/;

/** A number that is not finite, or a whole one that cannot be told from its neighbours. */
function judgeNumber(value: number, { tree, text }: Document, path: Path): Said | undefined {
  if (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))) return undefined;
  const { offset = 0, length = 0 } = findNodeAtLocation(tree, [...path]) ?? {};
  return messages.notKept(text.slice(offset, offset + length), value);
}

/** The script that a language is written in; that of a document in no language is Latin. */
function scriptOf({ kind, file }: Document): string | undefined {
  const [, language = ""] = file.split("/");
  if (kind !== "text") return "Latn";
  try {
    return new Intl.Locale(language.replace("_", "-")).maximize().script;
  } catch {
    return undefined; // a folder that is named like no language
  }
}
