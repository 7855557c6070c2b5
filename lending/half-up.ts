/** Divides whole numbers, half a unit rounded up. `numerator` ≥ 0, `denominator` > 0; both must be safe integers. */
export function halfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0) throw new RangeError(`not a whole amount: ${numerator}`);
  const whole = Math.floor(numerator / denominator);
  const rest = numerator - whole * denominator;
  return rest * 2 >= denominator ? whole + 1 : whole;
}
