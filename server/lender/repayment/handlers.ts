import type { CallRegistration } from "../call/handler.ts";
import { extend } from "./extend.ts";
import { pay } from "./pay.ts";
import { renewCancel } from "./renew-cancel.ts";
import { renew } from "./renew.ts";
import { bill, loanDetail, payStatus, quote, receipt, staticAccount } from "./repayment-queries.ts";

/** The calls below /repayment. */
export const repaymentHandlers: readonly CallRegistration[] = [
  { id: "repayment-bill", handler: bill, access: "borrower" },
  { id: "repayment-loandetail", handler: loanDetail, access: "borrower" },
  { id: "repayment-va-static", handler: staticAccount, access: "borrower" },
  { id: "repayment-quote", handler: quote, access: "borrower" },
  { id: "repayment-pay", handler: pay, access: "borrower" },
  { id: "repayment-status", handler: payStatus, access: "borrower" },
  { id: "repayment-renew", handler: renew, access: "borrower" },
  { id: "repayment-renew-cancel", handler: renewCancel, access: "borrower" },
  { id: "repayment-extend", handler: extend, access: "borrower" },
  { id: "repayment-receipt", handler: receipt, access: "borrower" },
];
