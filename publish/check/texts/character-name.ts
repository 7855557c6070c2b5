/** Names of the characters that hide most often in what is pasted. */
const names: Readonly<Record<string, string>> = {
  "\u0000": "null",
  "\u0007": "bell",
  "\u0008": "backspace",
  "\u0009": "tab",
  "\u001b": "escape",
  "\u007f": "delete",
  "\u00ad": "soft hyphen",
  "\u034f": "combining grapheme joiner",
  "\u061c": "Arabic letter mark",
  "\u115f": "Hangul filler",
  "\u1160": "Hangul filler",
  "\u180e": "Mongolian vowel separator",
  "\u200b": "zero width space",
  "\u200c": "zero width non-joiner",
  "\u200d": "zero width joiner",
  "\u200e": "left-to-right mark",
  "\u200f": "right-to-left mark",
  "\u2028": "line separator",
  "\u2029": "paragraph separator",
  "\u202a": "left-to-right embedding",
  "\u202b": "right-to-left embedding",
  "\u202c": "pop directional formatting",
  "\u202d": "left-to-right override",
  "\u202e": "right-to-left override",
  "\u2060": "word joiner",
  "\u2066": "left-to-right isolate",
  "\u2067": "right-to-left isolate",
  "\u2068": "first strong isolate",
  "\u2069": "pop directional isolate",
  "\u2800": "blank Braille pattern",
  "\u3164": "Hangul filler",
  "\ufeff": "zero width no-break space, the mark that begins a file",
  "\uffa0": "Hangul filler",
  "\ufffc": "object replacement character, which stands for what is not there",
  "\ufffd": "replacement character, which stands for a letter that could not be read",
};

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\p{Variation_Selector}/u, "variation selector, which chooses the form of a picture"],
  [/[\u0334-\u0338\u20d0-\u20ff]/u, "a mark that is drawn over what stands before it"],
  [/\p{Cc}/u, "a control character"],
  [/\p{Cf}/u, "a format character"],
  [/\p{Co}/u, "a character for private use"],
  [/\p{Cs}/u, "half of a character"],
  [/\p{Cn}/u, "no character of Unicode"],
  [/\p{Script=Cyrillic}/u, "a Cyrillic letter"],
  [/\p{Script=Greek}/u, "a Greek letter"],
  [/\p{Script=Armenian}/u, "an Armenian letter"],
  [/\p{Script=Latin}/u, "a Latin letter"],
  [/\p{L}/u, "a letter of another script"],
  [/\p{N}/u, "a digit of another form"],
];

/** A character as somebody can look it up: `U+200B (zero width space)`. */
export function characterName(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const name = names[character] ?? kinds.find(([kind]) => kind.test(character))?.[1] ?? "another character";
  return `U+${code} (${name})`;
}
