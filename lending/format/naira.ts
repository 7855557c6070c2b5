/** A whole number with thousands separators: 1299950 → "1,299,950". */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** Kobo as naira, the symbol on the left, kobo only when there are some: 500000 → "₦5,000", 1299950 → "₦12,999.50" (B8). What is no amount is written as none (R40). */
export function naira(kobo: number): string {
  if (!Number.isFinite(kobo)) return "₦–";
  const amount = Math.abs(Math.round(kobo));
  const rest = amount % 100;
  const figure = grouped(Math.floor(amount / 100)) + (rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`);
  return `${kobo < 0 ? "−" : ""}₦${figure}`;
}
