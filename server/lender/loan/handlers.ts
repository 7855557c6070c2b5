import type { CallRegistration } from "../call/handler.ts";
import { apply } from "./apply.ts";
import { contract } from "./key-facts.ts";
import { loanList, preLoan, queryStatus } from "./loan-queries.ts";
import { purposes } from "./purposes.ts";
import { riskAuth } from "./risk-auth.ts";

/** The calls below /loan, and what the lender says of somebody before he borrows. */
export const loanHandlers: readonly CallRegistration[] = [
  { id: "risk-auth", handler: riskAuth, access: "borrower" },
  { id: "loan-preloan-info", handler: preLoan, access: "borrower" },
  { id: "loan-apply", handler: apply, access: "borrower" },
  { id: "loan-query-status", handler: queryStatus, access: "borrower" },
  { id: "loan-list", handler: loanList, access: "borrower" },
  { id: "loan-purposes", handler: purposes, access: "borrower" },
  { id: "loan-contract", handler: contract, access: "borrower" },
];
