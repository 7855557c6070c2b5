/** The phone of persona NN, 0710 000 00NN, as it is stored: 10 digits. A range that no carrier uses. */
export function personaMobile(number: number): string {
  return `71000000${String(number).padStart(2, "0")}`;
}
