const WEIGHTS = [3, 7, 3];
const WALLET_LENGTH = 6;

/** The check digit of an account: the bank's code with 3 digits, or 9 and the 5 of a microfinance bank, then the serial with 9, weighted 3, 7, 3 and so on. */
function nubanCheckDigit(bankCode: string, serial: string): number {
  const digits = [...`${bankCode.length === 5 ? "9" : ""}${bankCode}${serial}`];
  const sum = digits.reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % WEIGHTS.length] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a number of 10 digits fits its bank; the account of a wallet is a phone number and fits any, so this only warns. */
export function fitsBank(bankCode: string, accountNumber: string): boolean {
  if (bankCode.length === WALLET_LENGTH) return true;
  return nubanCheckDigit(bankCode, accountNumber.slice(0, 9)) === Number(accountNumber[9]);
}
