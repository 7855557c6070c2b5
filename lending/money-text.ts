/** Kobo as naira with two decimals and no separators: 1299950 → "12999.50". */
export function nairaText(kobo: number): string {
  const whole = Math.abs(kobo);
  return `${kobo < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/** Naira as a number or text of at most two decimals → kobo; null where it is not that. */
export function koboOf(naira: unknown): number | null {
  const text = typeof naira === "number" ? String(naira) : naira;
  if (typeof text !== "string") return null;
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const kobo = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  return match[1] && kobo > 0 ? -kobo : kobo;
}
