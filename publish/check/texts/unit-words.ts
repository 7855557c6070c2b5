/** What figures are counted in that a language says in words; a rate is said with a sign. */
export type SaidUnit =
  | "seconds"
  | "minutes"
  | "hours"
  | "working days"
  | "days"
  | "weeks"
  | "months"
  | "years"
  | "percent";

/** The words of each unit, as they stand beside a figure; longer ones first, where one begins as another. */
const words: Readonly<Record<string, readonly (readonly [SaidUnit, string])[]>> = {
  en: [
    ["working days", String.raw`(?:working|business)[ -]days?\b`],
    ["seconds", String.raw`(?:s|secs?|seconds?)\b`],
    ["minutes", String.raw`(?:mins?|minutes?)\b`],
    ["hours", String.raw`(?:h|hrs?|hours?)\b`],
    ["days", String.raw`(?:d|days?)\b`],
    ["weeks", String.raw`weeks?\b`],
    ["months", String.raw`months?\b`],
    ["years", String.raw`years?\b`],
    ["percent", String.raw`[%％]|per ?cent\b`],
  ],
  zh: [
    ["working days", "个?工作日"],
    ["seconds", "秒"],
    ["minutes", "分钟"],
    ["hours", "个?(?:小时|钟头)"],
    // A rate a day (日息) is no number of days.
    ["days", "天|日(?![息利费元均])"],
    ["weeks", "个?(?:周(?!岁)|星期|礼拜)"],
    ["months", "个?月"],
    ["years", "年"],
    ["percent", "[%％]"],
  ],
};

/** The word of a unit that words begin with, right after a figure or tied to it: `weeks`, `-day`, `分钟`. */
export function unitSaid(
  after: string,
  language: string,
): { readonly unit: SaidUnit; readonly word: string } | undefined {
  for (const [unit, word] of words[language.split("_")[0] ?? ""] ?? []) {
    const found = new RegExp(String.raw`^[\s-]*(${word})`, "iu").exec(after)?.[1];
    if (found !== undefined) return { unit, word: found };
  }
  return undefined;
}

/** Whether words end with what makes a rate of the figure after them (百分之). */
export const isRateBefore = (before: string): boolean => /百分之\s*$/u.test(before);
