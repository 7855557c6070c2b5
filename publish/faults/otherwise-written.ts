/** What a text means that is written as people do elsewhere, by what it looks like; empty where it looks like none. */
export const otherwiseWritten = (text: string): readonly string[] =>
  [trimmed, host, path, unslashed, time, hours, dayOfYear, day, shortColour, mixedColour, figures].flatMap(
    (read) => read(text) ?? [],
  );

type Reading = (text: string) => string | undefined;

const trimmed: Reading = (text) => text.trim();

/** The host of an address: `https://Example.com/a` */
const host: Reading = (text) =>
  /^(?:[a-z]+:\/\/)?([^\s/:?#@]+\.[^\s/:?#@]+)(?::\d+)?(?:[/?#].*)?$/i.exec(text.trim())?.[1]?.toLowerCase();

/** A path within the app: `suggest`, `/suggest/`, `#/suggest` */
const path: Reading = (text) => {
  const inner = /^#?\/?([A-Za-z{][\w\-/{}?=&]*?)\/*$/.exec(text.trim())?.[1];
  return inner && `/${inner}`;
};

/** `https://api.lender.example/` */
const unslashed: Reading = (text) => text.trim().replace(/\/+$/, "");

const pad = (figure: string): string => figure.padStart(2, "0");

/** `9:00`, `9.00`, `09:00` */
const time: Reading = (text) => {
  const [, hour, minute, second = "00"] = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  return hour && minute && `${pad(hour)}:${minute}:${second}`;
};

/** `8-20`, `08:00 – 20:00`, `8:00 to 20:00` */
const hours: Reading = (text) => {
  const [, from, past = "00", until, over = "00"] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:[-\u2010-\u2015]|to)\s*(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  return from && until && `${pad(from)}:${past}-${pad(until)}:${over}`;
};

/** Day before month, as people write them here, where no other order is told by a figure beyond the months. */
const ofYear = (one: string, other: string): string =>
  Number(other) > 12 ? `${pad(one)}-${pad(other)}` : `${pad(other)}-${pad(one)}`;

/** `25/12`, `25.12.`, `25-12`; `10-1`, in which the order is that of dashes */
const dayOfYear: Reading = (text) => {
  const [, one, sign, other] = /^(\d{1,2})([-/.])(\d{1,2})\.?$/.exec(text.trim()) ?? [];
  if (!one || !other) return undefined;
  return sign === "-" && Number(one) <= 12 ? `${pad(one)}-${pad(other)}` : ofYear(one, other);
};

/** `31/12/2027`, `31.12.2027`, `2027/3/10` */
const day: Reading = (text) => {
  const [, first, month, last] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (first && month && last) return `${first}-${pad(month)}-${pad(last)}`;
  const [, one, other, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text.trim()) ?? [];
  return one && other && year && `${year}-${ofYear(one, other)}`;
};

/** `#fff`, `fff`, `1A2B3C` */
const shortColour: Reading = (text) => {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits && `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
};

/** `O2017160000`, `l20`: letters that look like figures among these */
const figures: Reading = (text) =>
  /^[\d OoIl+.,:-]*$/.test(text) && /\d/.test(text) && /[OoIl]/.test(text)
    ? text.replaceAll(/[Oo]/g, "0").replaceAll(/[Il]/g, "1")
    : undefined;

/** `rgb(1, 2, 3)` */
const mixedColour: Reading = (text) => {
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim())?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => pad(part.toString(16))).join("")}`;
};
