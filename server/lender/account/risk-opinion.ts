import type { BorrowerFlags } from "../../database/tables/borrower.ts";

/** What is thought of the person, and not of one account, one day or one call. */
const OPINION = [
  "basicsAuth",
  "refuseCode",
  "refuseFlag",
  "installRefuseFlag",
  "subLoan",
  "guideLink",
  "isHuidus",
  "huidusAtLogin",
  "creditLineFails",
  "riskStatus",
  "limitBelow",
  "creditRefused",
] as const satisfies readonly (keyof BorrowerFlags)[];

/** What the risk engine thinks of a person: all that outlives an account. */
export function opinionOf(flags: BorrowerFlags): BorrowerFlags {
  const opinion: BorrowerFlags = Object.fromEntries(
    OPINION.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]]])),
  );
  // Of what becomes of the next loan, only a debt elsewhere is about the person.
  return flags.loanOutcome === "overdue" ? { ...opinion, loanOutcome: "overdue" } : opinion;
}
