/**
 * What nobody sees, lines that break apart, what stands for a thing or a letter that is not there; a joiner may stand
 * between the parts of one picture, and what chooses its form behind a picture.
 */
export const hidden =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Variation_Selector}\u034f\u115f\u1160\u2800\u3164\uffa0\ufffc\ufffd]/u;

const joined =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|\n/gu;

/** A text without what may stand in it although nobody sees it. */
export const withoutJoined = (text: string): string => text.replace(joined, "");

/** The first character of a text that nobody sees, and that may not stand there; undefined where there is none. */
export const hiddenIn = (text: string): string | undefined => hidden.exec(withoutJoined(text))?.[0];
