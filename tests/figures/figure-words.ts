const DAY = 86_400_000;

interface Words {
  /** How texts say so many of it, `#` in the place of the figure. */
  readonly phrases: readonly string[];
  /** One of it in milliseconds. */
  readonly ms?: number;
}

const money = new Intl.NumberFormat("en-NG");

/** How a figure of each unit is said. A unit that is not here has no words of its own in a text. */
const units: Readonly<Record<string, Words>> = {
  digits: { phrases: ["# digits", "#-digit", "#位", "# 位"] },
  characters: { phrases: ["# characters", "#个字符", "#位字符"] },
  contacts: { phrases: ["# contacts", "# emergency contacts", "#位联系人", "#位紧急联系人"] },
  tries: { phrases: ["# tries", "# wrong tries", "可尝试#次"] },
  times: { phrases: ["# times a day", "每天#次", "每日#次"] },
  seconds: { phrases: ["# seconds", "#秒", "# 秒"], ms: 1000 },
  minutes: { phrases: ["# minutes", "#分钟", "# 分钟"], ms: 60_000 },
  hours: { phrases: ["# hours", "#小时", "# 小时"], ms: 3_600_000 },
  days: { phrases: ["# days", "#天", "# 天", "#日内"], ms: DAY },
  "working days": { phrases: ["# working days", "#个工作日"] },
  percent: { phrases: ["#%", "# %"] },
  share: { phrases: ["#%", "# %"] },
  kobo: { phrases: ["₦#"] },
  "time of day": { phrases: ["#"] },
};

/** How texts say a figure of a unit. */
export const phrasesOf = (unit: string): readonly string[] => units[unit]?.phrases ?? [];

/** How long a figure of a unit is, in milliseconds; undefined for what is no time. */
export function msOf(unit: string, value: number | string): number | undefined {
  const one = units[unit]?.ms;
  return one === undefined || typeof value !== "number" ? undefined : one * value;
}

/** A figure as a text writes it: money in naira, a share in percent. */
export function writtenFigure(unit: string, value: number | string): string {
  if (typeof value === "string") return value;
  if (unit === "kobo") return money.format(value / 100);
  if (unit === "share") return String(Number((value * 100).toFixed(6)));
  return String(value);
}
