/**
 * A phone number as typed, brought to its digits: separators and the country code 234 are taken off, whatever else
 * stands there stays so that a rule can refuse it, a plus before another country too. "+234 803 123 4567" → "8031234567".
 */
export function phoneDigits(typed: string): string {
  const bare = typed.replace(/[\s().\-–]/g, "");
  return /^\+?234[0-9]{10}$/.test(bare) ? bare.replace(/^\+?234/, "") : bare;
}

/** How a number is kept: without the leading 0. */
export const storedPhone = (typed: string): string => phoneDigits(typed).replace(/^0(?=[1-9][0-9]*$)/, "");
