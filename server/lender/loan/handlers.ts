import type { CallRegistration } from "../handler.ts";
import { apply } from "./apply.ts";
import { contract } from "./key-facts.ts";
import { loanList, preLoan, queryStatus } from "./loan-queries.ts";
import { purposes } from "./purposes.ts";

/** The calls below /loan. */
export const loanHandlers: readonly CallRegistration[] = [
  { id: "loan-preloan-info", handler: preLoan, access: "borrower" },
  { id: "loan-apply", handler: apply, access: "borrower" },
  { id: "loan-query-status", handler: queryStatus, access: "borrower" },
  { id: "loan-list", handler: loanList, access: "borrower" },
  { id: "loan-purposes", handler: purposes, access: "borrower" },
  { id: "loan-contract", handler: contract, access: "borrower" },
];
