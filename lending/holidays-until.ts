const DAY = 86_400_000;
/** Days of a year of the moon: so long after its last day a holiday comes again. */
const MOON_YEAR = 354;
/** So long before, whoever keeps the list hears of it: about a year and a half. */
const AHEAD = 548 * DAY;

type Dated = Readonly<Record<string, readonly string[]>>;

/** Until when holidays that follow the moon are written down (ms): the first of them that comes and is not. */
function holidaysUntil(dated: Dated): number {
  const ends = Object.values(dated).map((days) => Math.max(0, ...days.map((day) => Date.parse(day))));
  return Math.min(...ends) + MOON_YEAR * DAY;
}

/** What is to be said at `now` (ms) of a list of holidays that ends; nothing while it goes on for long enough. */
export function holidaysWarning(dated: Dated, now: number): string | undefined {
  const until = holidaysUntil(dated);
  if (until - now >= AHEAD) return undefined;
  const day = new Date(until).toISOString().slice(0, 10);
  return `lending/holidays.json: the holidays that follow the moon are written down until about ${day}; add the next years, or payments will be promised for holidays`;
}
