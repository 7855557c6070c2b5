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

/** Any letter that may be taken for another: where a text has none, nothing needs to be looked at. */
const any = new RegExp(
  Object.values(others)
    .map(({ source }) => source)
    .join("|"),
  "u",
);

/** Letters that look like Latin ones, each before the one that it looks like. */
const pairs = new Map(
  "аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwѡwАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSοoνvαaρpιiΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX"
    .match(/../gu)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** A letter of another script than its word, or than its language is written in. */
export interface LookAlike {
  readonly letter: string;
  readonly word: string;
  /** The word in Latin letters, where each of them has one. */
  readonly like: string | undefined;
}

/**
 * The first letter of a text that only looks as if it belonged there: of another script than the rest of its word, or
 * than any that the text is written in.
 * @param script of the text's language, as `Cyrl`; Latin letters may stand in any.
 */
export function lookAlike(text: string, script: string | undefined): LookAlike | undefined {
  if (!any.test(text)) return undefined;
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const found = Object.keys(others).filter((name) => others[name]?.test(word));
    const mixed = found.length > 1 || latin.test(word);
    const strange = found.filter((name) => mixed || name !== script);
    const letter = [...word].find((one) => strange.some((name) => others[name]?.test(one)));
    if (letter === undefined) continue;
    const plain = [...word].map((one) => pairs.get(one) ?? one).join("");
    return { letter, word, like: any.test(plain) ? undefined : plain };
  }
  return undefined;
}
