const WEIGHTS = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/** The check digit of an account: bank code with 3 digits and serial with 9, weighted 3, 7, 3. */
function nubanCheckDigit(bankCode: string, serial: string): number {
  const digits = [...`${bankCode}${serial}`];
  const sum = digits.reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a number of 10 digits fits its bank; accounts of wallets do not, so this only warns. */
export function fitsBank(bankCode: string, accountNumber: string): boolean {
  return nubanCheckDigit(bankCode, accountNumber.slice(0, 9)) === Number(accountNumber[9]);
}
