/** Scripts whose letters are taken for those of another. */
const alike: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Armn: /\p{Script=Armenian}/u,
  Cher: /\p{Script=Cherokee}/u,
  Copt: /\p{Script=Coptic}/u,
  Lisu: /\p{Script=Lisu}/u,
};

/** Any letter that may be taken for another: where a text has none, nothing needs to be looked at. */
const any =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

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
    const scripts = Object.keys(alike).filter((name) => alike[name]?.test(word));
    const strange =
      scripts.length > 1
        ? scripts.filter((name) => name !== "Latn")
        : scripts.filter((name) => name !== "Latn" && name !== script);
    const letter = [...word].find((one) => strange.some((name) => alike[name]?.test(one)));
    if (letter === undefined) continue;
    const plain = [...word].map((one) => pairs.get(one) ?? one).join("");
    return { letter, word, like: any.test(plain) ? undefined : plain };
  }
  return undefined;
}
