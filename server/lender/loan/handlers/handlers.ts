import type { Handlers } from "../../call/handler.ts";
import { apply } from "./apply.ts";
import { loanContract } from "../key-facts.ts";
import { loanList, preLoan, queryStatus } from "./loan-queries.ts";
import { purposes } from "../purposes.ts";
import { riskAuth } from "./risk-auth.ts";

/** The calls below /loan, and what the lender says of somebody before he borrows. */
export const loanHandlers = {
  "risk-auth": riskAuth,
  "loan-preloan-info": preLoan,
  "loan-apply": apply,
  "loan-query-status": queryStatus,
  "loan-list": loanList,
  "loan-purposes": purposes,
  "loan-contract": loanContract,
} satisfies Partial<Handlers>;
