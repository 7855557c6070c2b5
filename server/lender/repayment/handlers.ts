import type { Handlers } from "../call/handler.ts";
import { extend } from "./extend.ts";
import { pay } from "./pay.ts";
import { renewCancel } from "./renew-cancel.ts";
import { renew } from "./renew.ts";
import { bill, loanDetail, payStatus, receipt, repaymentQuote, staticAccount } from "./repayment-queries.ts";

/** The calls below /repayment. */
export const repaymentHandlers = {
  "repayment-bill": bill,
  "repayment-loandetail": loanDetail,
  "repayment-va-static": staticAccount,
  "repayment-quote": repaymentQuote,
  "repayment-pay": pay,
  "repayment-status": payStatus,
  "repayment-renew": renew,
  "repayment-renew-cancel": renewCancel,
  "repayment-extend": extend,
  "repayment-receipt": receipt,
} satisfies Partial<Handlers>;
