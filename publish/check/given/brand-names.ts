/** Where a value of the brand is read: the document, text, stylesheet or code. */
export interface BrandUse {
  /** Without the word "brand": `constants.periodDays`. */
  readonly path: string;
  readonly file: string;
  readonly line: number;
}

/** What a line of source reads of the brand, and where in the text. */
interface Found {
  readonly path: string;
  readonly index: number;
}

const groups = "claims|flags|constants|lists|routes|api|support|language|names";
/** `brand.constants.toastMs`, and `constants.toastMs` of one that was taken apart. */
const dotted = new RegExp(`(?<![\\w"'\`-])(${groups}|figures\\(\\))\\??\\.([a-z]\\w*(?:\\.[a-z]\\w*)*)`, "g");
/** `const { toastMs } = brand.constants`, `const { validNumber } = figures()`. */
const apart = new RegExp(`\\{([^{}]*)\\}(?::[^=;{}]*)? = [^;\\n]*?\\b(${groups}|figures\\(\\));`, "g");
/** What a comment names is not read. */
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const whole = /\bbrand\.(name|legalName|mark)\b/g;
const token = /var\(\s*--([a-z][\w-]*)/g;

/** The values of the brand that code or a stylesheet names. */
export function brandNamesIn(source: string): readonly Found[] {
  const text = source.replace(comment, (words) => words.replace(/[^\n]/g, " "));
  const found: Found[] = [];
  for (const { 1: group = "", 2: path = "", index } of text.matchAll(dotted))
    found.push({ path: `${groupOf(group)}.${path}`, index });
  for (const { 1: names = "", 2: group = "", index } of text.matchAll(apart))
    for (const [name = ""] of names.matchAll(/\b[a-z]\w*(?=\s*(?:[,:=]|$))(?<!:\s*\w+)/g))
      found.push({ path: `${groupOf(group)}.${name}`, index });
  for (const { 1: path = "", index } of text.matchAll(whole)) found.push({ path, index });
  for (const { 1: name = "", index } of text.matchAll(token)) found.push({ path: `theme.${name}`, index });
  return found;
}

const groupOf = (written: string): string =>
  written === "figures()" ? "constants" : written === "names" ? "api.names" : written;
