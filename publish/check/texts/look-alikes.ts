/** Scripts whose letters are taken for Latin ones. */
const others: Readonly<Record<string, RegExp>> = {
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Armn: /\p{Script=Armenian}/u,
  Cher: /\p{Script=Cherokee}/u,
  Copt: /\p{Script=Coptic}/u,
  Lisu: /\p{Script=Lisu}/u,
};
const latin = /\p{Script=Latin}/u;

/**
 * Latin letters beside those of the alphabet that are drawn as one of them, each before it: of phonetics, small
 * capitals.
 */
const latinPairs = pairsOf("ɑaᴀaʙbᴄcᴅdᴇeꜰfɡgɢgʜhıiɩiɪiꟾiȷjᴊjᴋkʟlᴌlᴍmɴnᴏoᴘpꞯqʀrꜱsƽsᴛtᴜuᴠvʋvᴡwʏyᴢzƖlǀl");

/** Languages that are written with such letters. */
const ownLetters: Readonly<Record<string, string>> = { tr: "ı", az: "ı", kk: "ı", tt: "ı", crh: "ı", ee: "ʋ" };

/** Any letter that may be taken for another: where a text has none, nothing needs to be looked at. */
const any = new RegExp(
  [...Object.values(others).map(({ source }) => source), `[${[...latinPairs.keys()].join("")}]`].join("|"),
  "u",
);

/** Letters that look like Latin ones, each before the one that it looks like. */
const pairs = new Map([
  ...pairsOf("аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwѡwАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSοoνvαaρpιiΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX"),
  ...latinPairs,
]);

function pairsOf(written: string): ReadonlyMap<string, string> {
  return new Map(written.match(/../gu)?.map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}

/** What the words of a text are written in. */
export interface Letters {
  /** The script of its language, as `Cyrl`; Latin letters may stand in any. */
  readonly script: string | undefined;
  /** The language, as `ha`; none for what is in no language. */
  readonly language: string | undefined;
}

/** A letter of another script than its word, or than its language is written in, or of none that it is written in. */
export interface LookAlike {
  readonly letter: string;
  readonly word: string;
  /** The word in Latin letters, where each of them has one. */
  readonly like: string | undefined;
}

/**
 * The first letter of a text that only looks as if it belonged there: of another script than the rest of its word, or
 * than any that the text is written in; or a Latin one that its language does not have, drawn as one of the alphabet.
 */
export function lookAlike(text: string, { script, language = "" }: Letters): LookAlike | undefined {
  if (!any.test(text)) return undefined;
  const own = ownLetters[language] ?? "";
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const found = Object.keys(others).filter((name) => others[name]?.test(word));
    const mixed = found.length > 1 || latin.test(word);
    const strange = found.filter((name) => mixed || name !== script);
    const letter = [...word].find(
      (one) => strange.some((name) => others[name]?.test(one)) || (latinPairs.has(one) && !own.includes(one)),
    );
    if (letter === undefined) continue;
    const plain = [...word].map((one) => pairs.get(one) ?? one).join("");
    return { letter, word, like: any.test(plain) ? undefined : plain };
  }
  return undefined;
}
