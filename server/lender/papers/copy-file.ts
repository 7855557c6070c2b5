import type { Kept, KeptSection } from "../privacy/kept.ts";

/** All that is kept of a borrower, for another machine (F26): JSON, money in naira with two decimals, moments in UTC; `now` in ms. */
export function copyFile(sections: readonly KeptSection[], lender: string, now: number): string {
  const data = Object.fromEntries(
    sections.map(({ section, entries }) => [
      section,
      entries.map((entry) => Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, plain(value)]))),
    ]),
  );
  return `${JSON.stringify({ lender, currency: "NGN", madeAt: plain({ ms: now }), ...data }, null, 2)}\n`;
}

function plain(value: Kept): string | number | boolean | null {
  if (value === null || typeof value !== "object") return value;
  return "kobo" in value ? (value.kobo / 100).toFixed(2) : new Date(value.ms).toISOString();
}
