import { figures } from "../../contract/brands.ts";
import type { BankCardRow } from "../../database/tables/bank.ts";
import type { SubmissionRow } from "../../database/tables/borrower-calls.ts";

/** Where a card's activation stands; `step` is what comes next. */
export function activationView(
  card: BankCardRow,
  step: "pin" | "otp" | "activate" | "done",
  submission?: SubmissionRow,
  left = 0,
) {
  return {
    bankcardGid: card.id,
    activationGid: submission?.id,
    cardNo: card.maskedNo,
    step,
    expireTime: submission?.expiresAt,
    left,
    fee: figures().activationAmount,
  };
}
