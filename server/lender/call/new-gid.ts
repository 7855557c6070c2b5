import { randomUUID } from "node:crypto";

/** An id that nobody can guess: 32 hex characters. */
export function newGid(): string {
  return randomUUID().replaceAll("-", "");
}
