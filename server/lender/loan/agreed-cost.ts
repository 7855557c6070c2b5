import { type LoanCost, loanCost } from "../../../lending/loan-cost.ts";
import type { LoanRow } from "../../database/tables/loan.ts";

/** What a loan costs as it was agreed, kobo: its row counts what each renewal charged on top. */
export const agreedCost = (row: LoanRow): LoanCost => loanCost(row.principal, row, row.voucherAmount);
