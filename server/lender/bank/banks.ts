import type { Bank } from "../../../api/types/entities/bank.ts";

/**
 * The central bank's code (three digits, five of a microfinance bank) and the one of instant payments, short and full
 * name; what most people use comes first. Wallets and payment service banks have no code of the central bank: theirs of
 * instant payments stands in both columns. The codes are those of the lists that NIBSS gives to the
 * members of NIP and of the central bank's codes, as payment providers publish them, each found alike in two copies
 * (November 2026); a bank of which that was not so was left out.
 */
const rows: readonly (readonly [code: string, nip: string, short: string, name: string])[] = [
  ["100004", "100004", "OPay", "OPay"],
  ["100033", "100033", "PalmPay", "PalmPay"],
  ["50515", "090405", "Moniepoint", "Moniepoint Microfinance Bank"],
  ["50211", "090267", "Kuda", "Kuda Microfinance Bank"],
  ["058", "000013", "GTB", "Guaranty Trust Bank"],
  ["044", "000014", "Access", "Access Bank"],
  ["057", "000015", "Zenith", "Zenith Bank"],
  ["033", "000004", "UBA", "United Bank for Africa"],
  ["011", "000016", "First Bank", "First Bank of Nigeria"],
  ["120001", "120001", "9PSB", "9 Payment Service Bank"],
  ["565", "100026", "Carbon", "Carbon"],
  ["023", "000009", "Citi", "Citibank Nigeria"],
  ["050", "000010", "Ecobank", "Ecobank Nigeria"],
  ["51318", "090551", "FairMoney", "FairMoney Microfinance Bank"],
  ["070", "000007", "Fidelity", "Fidelity Bank"],
  ["214", "000003", "FCMB", "First City Monument Bank"],
  ["120002", "120002", "Hope PSB", "Hope Payment Service Bank"],
  ["301", "000006", "Jaiz", "Jaiz Bank"],
  ["082", "000002", "Keystone", "Keystone Bank"],
  ["303", "000029", "Lotus", "Lotus Bank"],
  ["120003", "120003", "MoMo", "MoMo Payment Service Bank"],
  ["100002", "100002", "Paga", "Paga"],
  ["076", "000008", "Polaris", "Polaris Bank"],
  ["101", "000023", "Providus", "Providus Bank"],
  ["51113", "090286", "Safe Haven", "Safe Haven Microfinance Bank"],
  ["106", "000034", "Signature", "Signature Bank"],
  ["120004", "120004", "SmartCash", "SmartCash Payment Service Bank"],
  ["51310", "090325", "Sparkle", "Sparkle Microfinance Bank"],
  ["221", "000012", "Stanbic", "Stanbic IBTC Bank"],
  ["068", "000021", "Standard Chartered", "Standard Chartered Bank Nigeria"],
  ["232", "000001", "Sterling", "Sterling Bank"],
  ["100", "000022", "SunTrust", "SunTrust Bank Nigeria"],
  ["302", "000026", "TAJ", "TAJ Bank"],
  ["102", "000025", "Titan", "Titan Trust Bank"],
  ["032", "000018", "Union", "Union Bank of Nigeria"],
  ["215", "000011", "Unity", "Unity Bank"],
  ["566", "090110", "VFD", "VFD Microfinance Bank"],
  ["035", "000017", "Wema", "Wema Bank"],
];

/** So many of them, from the first on, are those that most people use. */
const COMMON = 9;

/** Banks that accounts can be held at, those that most people use first. */
export const banks: Bank[] = rows.map(([bankCode, nipCode, bankShortName, bankName], index) => {
  return { bankId: index + 1, bankCode, bankName, bankShortName, nipCode, common: index < COMMON };
});

const byCode = new Map(banks.map((bank) => [bank.bankCode, bank]));

/** The bank with a central bank's code. */
export function bankByCode(code: string): Bank | undefined {
  return byCode.get(code);
}
