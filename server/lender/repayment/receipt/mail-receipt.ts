import { dateWordsText } from "../../../../lending/format/lagos-date.ts";
import { naira } from "../../../../lending/format/naira.ts";
import type { PaymentRow } from "../../../database/tables/payment.ts";
import type { Tx } from "../../../database/tx.ts";
import { sendMail } from "../../notes/send-mail.ts";
import { paymentReference } from "./payment-reference.ts";

/** Sends the receipt of a payment that succeeded at `at` (ms) by mail: what was paid of which loan, and what it left, kobo (F37). */
export async function mailReceipt(
  tx: Tx,
  { borrowerId, id, amount, method }: PaymentRow,
  { loanNo, left, at }: { loanNo: string; left: number; at: number },
): Promise<void> {
  await sendMail(tx, { borrowerId, kind: "receipt", at }, (text, language) =>
    text("lender.mail-receipt", {
      context: method,
      amount: naira(amount),
      no: loanNo,
      time: dateWordsText(at, language),
      left: naira(left),
      reference: paymentReference(id),
    }),
  );
}
