/** Characters that nobody sees: control characters, marks of direction, and those of no width. */
const HIDDEN = /[\p{Cc}\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const BREAKS = /[\t\n\r]/gu;
/** What is blank around a text: also letters that are drawn as nothing. */
const BLANK = "[\\s\\p{C}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]+";
const AROUND = new RegExp(`^${BLANK}|${BLANK}$`, "gu");

/** True where a text holds a character that nobody sees; line breaks and tabs count unless the text may have `lines`. */
export function hasHidden(text: string, lines = false): boolean {
  return HIDDEN.test(lines ? text.replace(BREAKS, "") : text);
}

/** A text without the blanks around it; nothing where it is all blank. */
export function trimmed(text: string): string {
  return text.replace(AROUND, "");
}
