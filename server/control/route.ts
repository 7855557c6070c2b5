import type { Tx } from "../database/tx.ts";

/** What a control was sent; nobody checked it yet. */
export type ControlBody = Readonly<Record<string, unknown>> | null;

/** Runs work in one transaction. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
