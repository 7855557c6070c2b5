import type { Bank } from "../../../api/types/entities/bank.ts";

/** A bank: the central bank's code and the one of instant payments, short and full name. */
const rows: readonly (readonly [code: string, nip: string, short: string, name: string])[] = [
  ["044", "000014", "Access", "Access Bank"],
  ["058", "000013", "GTB", "Guaranty Trust Bank"],
  ["057", "000015", "Zenith", "Zenith Bank"],
  ["033", "000004", "UBA", "United Bank for Africa"],
  ["011", "000016", "First Bank", "First Bank of Nigeria"],
  ["050", "000010", "Ecobank", "Ecobank Nigeria"],
  ["214", "000003", "FCMB", "First City Monument Bank"],
  ["221", "000012", "Stanbic", "Stanbic IBTC Bank"],
  ["232", "000001", "Sterling", "Sterling Bank"],
  ["032", "000018", "Union", "Union Bank of Nigeria"],
  ["035", "000017", "Wema", "Wema Bank"],
  ["070", "000007", "Fidelity", "Fidelity Bank"],
  ["076", "000008", "Polaris", "Polaris Bank"],
  ["082", "000002", "Keystone", "Keystone Bank"],
  ["215", "000011", "Unity", "Unity Bank"],
  ["023", "000009", "Citi", "Citibank Nigeria"],
  ["068", "000021", "Standard Chartered", "Standard Chartered Bank Nigeria"],
  ["101", "000023", "Providus", "Providus Bank"],
  ["100", "000022", "SunTrust", "SunTrust Bank Nigeria"],
  ["301", "000006", "Jaiz", "Jaiz Bank"],
];

/** Banks that accounts can be held at. */
export const banks: Bank[] = rows.map(([bankCode, nipCode, bankShortName, bankName], index) => {
  return { bankId: index + 1, bankCode, bankName, bankShortName, nipCode };
});

const byCode = new Map(banks.map((bank) => [bank.bankCode, bank]));

/** The bank with a central bank's code. */
export function bankByCode(code: string): Bank | undefined {
  return byCode.get(code);
}
