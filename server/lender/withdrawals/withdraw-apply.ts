import { naira } from "../../../lending/format/naira.ts";
import { workingDayAfter } from "../../contract/holidays.ts";
import { assertRule } from "../../contract/rules.ts";
import { withdrawal } from "../../database/tables/borrower-calls.ts";
import type { Handler } from "../call/handler.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { accountOf } from "../bank/bank-accounts.ts";
import { paidOutAccount } from "../bank/paid-out-account.ts";
import { nairaWords } from "../loan/naira-words.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { withdrawable, withdrawalMinimum } from "../rewards/rewards.ts";
import { checkTradePassword } from "../account/trade-password.ts";
import { withdrawalView } from "./withdrawal-view.ts";
import { one } from "../../database/rows.ts";

const REFUSED = {
  "rules.withdrawal-least": STATUS.withdrawalTooSmall,
  "rules.withdrawal-most": STATUS.amountInvalid,
};

const tooLittle = (minimum: number) =>
  new Refusal(STATUS.withdrawalTooSmall, { args: { amount: nairaWords(minimum) } });

/** POST /withdraw/apply: cash to a bank account, paid on the next working day (V7, F2, K5). Refuses 3130, 3105, 3106, 3198 and as the transaction password does. */
export const withdrawApply: Handler<"withdraw-apply"> = async (call) => {
  const { tx, now, text } = call;
  const who = call.borrower;
  const { amount, bankAccountGid, tradePassword, withdrawable: seen } = call.body;
  await checkTradePassword(tx, who, tradePassword);
  const scope = { minimum: withdrawalMinimum(who), balance: await withdrawable(tx, who.id) };
  // A form that was sent already, here or in another tab, shows another balance than there is now.
  if (seen !== undefined && seen !== scope.balance) {
    const args = { amount: naira(scope.balance) };
    throw new Refusal(STATUS.termsChanged, { message: text("lender.changed-withdrawable", args) });
  }
  assertRule("withdrawal-amount", amount, { with: scope }, REFUSED);
  call.gate.pass({ withdrawable: scope.balance, minimum: scope.minimum }, () => tooLittle(scope.minimum));
  const account = await accountOf(tx, who.id, bankAccountGid);
  const { bankShortName, accountNo } = await paidOutAccount(tx, account.id);
  const orderNo = `W${newGid().slice(0, 12).toUpperCase()}`;
  const row = one(
    await tx
      .insert(withdrawal)
      .values({
        orderNo,
        borrowerId: who.id,
        bankShortName,
        maskedNo: accountNo,
        amount,
        status: "pending",
        outcome: who.flags.withdrawalOutcome ?? "success",
        nextAt: workingDayAfter(now, 1),
        createdAt: now,
      })
      .returning(),
  );
  const subject = { kind: "withdrawal", at: now, borrowerId: who.id };
  await postTransfer(tx, subject, { "reward-payable": amount, "withdrawal-payable": -amount });
  const told = { subject: "withdrawal", subjectId: orderNo, kind: "applied", detail: { amount } };
  await recordEvent(tx, { at: now, borrowerId: who.id, ...told });
  return withdrawalView(row, text);
};
