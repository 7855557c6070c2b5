/**
 * Digits of a typed or pasted number: a country code or national 0 before 10 digits is dropped, the plus of another country
 * stays, for the rule to refuse (V1).
 */
export function readPhone(text: string, countryCode: string): string | undefined {
  let digits = text.replace(/\D/g, "");
  const plus = text.trim().startsWith("+");
  if (plus && !digits.startsWith(countryCode) && !countryCode.startsWith(digits)) return `+${digits}`;
  const abroad = plus || digits.length >= countryCode.length + 10;
  if (abroad && digits.startsWith(countryCode)) digits = digits.slice(countryCode.length);
  // Only a complete national number loses its 0: "00…" and a short "0…" stay, for the rule to speak.
  if (/^0[1-9]\d{9}$/.test(digits)) digits = digits.slice(1);
  return digits || undefined;
}

/** A number in groups: 8031234567 → "803 123 4567"; anything else as it is. */
export function showPhone(digits: string): string {
  return /^\d{10}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}` : digits;
}
