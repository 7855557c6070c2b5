/** A phone of 10 digits as a stranger may see it: 710****002. */
export function maskPhone(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-3)}`;
}
