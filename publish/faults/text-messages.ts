import { quoted, say } from "./say.ts";

/** One language alone has a text. */
const inOneAlone = (message: string, nearest?: string) => say("E706", message, nearest);

/** What is said of texts, and of the characters and numbers that a document is written with: codes E7xx. */
export const textMessages = {
  textMissing: (key: string, language: string, nearest?: string) =>
    say("E701", `expected a text in ${language}, found none of ${quoted(key)}`, nearest),
  placeholdersDiffer: (
    key: string,
    language: string,
    model: string,
    missing: readonly string[],
    extra: readonly string[],
    nearest?: string,
  ) =>
    say(
      "E702",
      `expected ${quoted(key)} to say the same in ${language} as in ${model}, found ${[
        ...(missing.length > 0 ? [`missing ${missing.map((said) => `{{${said}}}`).join(", ")}`] : []),
        ...(extra.length > 0 ? [`in excess ${extra.map((said) => `{{${said}}}`).join(", ")}`] : []),
      ].join("; ")}`,
      nearest,
    ),
  formDiffers: (found: string, expected: string) => say("E709", `expected {{${expected}}}, found {{${found}}}`),
  blankText: (words: string) => say("E708", `expected words that can be seen, found ${quoted(words)}`),
  argMissing: (key: string, name: string) =>
    say("E703", `expected "${name}" in args, which text ${quoted(key)} needs, found none`),
  argUnknown: (key: string, name: string, nearest?: string) =>
    say("E704", `expected a placeholder of text ${quoted(key)}, found ${quoted(name)}`, nearest),
  textUnused: (key: string) => say("E705", `expected a use of text ${quoted(key)}, found none`),
  wordsInDocument: (words: string) =>
    say("E707", `expected { "$t": key } for words that the borrower reads, found ${quoted(words)}`),
  textGone: (key: string, other: string) =>
    inOneAlone(`expected text ${quoted(key)}, which was here and ${other} has, found none`),
  textInOtherLanguageOnly: (key: string, other: string, nearest?: string) =>
    inOneAlone(`expected a text in ${other} too, found none of ${quoted(key)}`, nearest),
  hiddenCharacter: (name: string, without?: string) =>
    say("E710", `expected characters that are seen, found ${name}: take it out`, without),
  loneSurrogate: (name: string) =>
    say("E711", `expected whole characters, found ${name}: write the character itself, or both halves`),
  lookAlike: (name: string, word: string, like?: string) =>
    say("E712", `expected the letters of one script, found ${name} in "${word}", which only looks like another`, like),
  otherForm: (name: string, plain: string) => say("E713", `expected "${plain}", found ${name}, its other form`),
  notKept: (written: string, kept: number) =>
    say(
      "E714",
      !Number.isFinite(kept)
        ? `expected a number that can be kept, found ${written}, which is beyond all that there are`
        : `expected a ${kept === 0 ? "number that can be kept" : "whole number of up to 15 digits"}, found ${written}, which would be read as ${kept}`,
    ),
  strayBlank: (where: string, tidy: string) =>
    say(
      "E715",
      `expected one blank between words and none around them, found ${where}`,
      tidy === "" || tidy.length > 60 || tidy.includes("\n") ? undefined : tidy,
    ),
  drawnOver: (letter: string, mark: string) =>
    say("E716", `expected letters and figures as they are, found ${letter} under ${mark}: take that out`),
  pluralMissing: (name: string) =>
    say("E718", `expected "${name}" beside it, which this language says of other counts, found none`),
  endsDiffer: (key: string, [ending, open]: readonly string[]) =>
    say(
      "E719",
      `expected "${key}" to end alike in every language, found a full stop in ${ending} and none in ${open}: add it, or see whether two texts changed places`,
    ),
  wordsExchanged: (key: string, own: string, other: string, found: string) =>
    say(
      "E721",
      `expected ${quoted(own)}, which "${key}" said before, found ${quoted(found)}, which "${other}" said: put both back, or, where it is meant, keep it by npm run behaviour -- --publish --why "…"`,
    ),
  placeholdersTurned: (was: string, found: string) =>
    say(
      "E734",
      `expected ${quoted(was)}, as it was kept, found two of its placeholders in each other's place, ${quoted(found)}: put them back, or, where it is meant, keep it by npm run behaviour -- --publish --why "…"`,
    ),
  onceWords: (key: string, call: string, found: string) =>
    say(
      "E733",
      `expected the words that were kept of "${key}", which stands on what makes call ${call}, found ${quoted(found)}: put them back, or, where it is meant, keep it by npm run behaviour -- --publish --why "…"`,
    ),
  strayBrace: (found: string) =>
    say("E723", `expected braces around what is filled in alone, as in {{name}}, found ${quoted(found)}`),
  wordsLookedUp: (found: string) =>
    say("E732", `expected words and what they are given, as {{name}}, found ${quoted(found)}`),
  tagInWords: (tag: string) =>
    say("E724", `expected words alone, which are shown as they are written, found ${quoted(tag)}`),
  figureWritten: (found: string) =>
    say(
      "E729",
      `expected a figure that something holds true, as {{brand.claims.applyMinutes}} or one of the args, found ${quoted(found)} written out; where it is meant, name the text in a disclosure (rules/disclosures) and npm run disclose -- --why "…"`,
    ),
  unitDiffers: (said: string, unit: string, found?: string) =>
    say(
      "E735",
      unit === "percent"
        ? `expected "%" beside {{${said}}}, which is a rate, found ${found === undefined ? "none" : quoted(found)}`
        : `expected {{${said}}} to be said in ${unit}, which it is counted in, found ${quoted(found ?? "")} beside it`,
    ),
  textTooLong: (found: number, most: number) =>
    say("E736", `expected at most ${most} letters in a text of this kind, found ${found}`),
  figuresDiffer: (name: string, language: string, lacking: readonly string[], extra: readonly string[]) =>
    say(
      "E730",
      `expected "${name}" to say the figures of ${language} (${lacking.join(", ") || "none more"}), found ${extra.join(", ") || "none of them"}`,
    ),
  wordsOfOther: (language: string, other: string, words: string) =>
    say(
      "E731",
      `expected words of ${language}, found those of ${other}, ${quoted(words)}; a name is filled in, as {{brand.name}} or one of the args`,
    ),
  countNowhere: () =>
    say(
      "E720",
      'expected {{count}} in texts that are chosen by a count ("_one", "_other"), found it in one that is not',
    ),
} as const;
