import { type Role, roles } from "../../publish/studio/roles.ts";
import type { OperatorDeed } from "../../server/store/operators.ts";
import { hashPassword, weakBecause } from "../../server/studio/passwords.ts";
import { orNearest } from "../options/or-nearest.ts";
import { readPassword } from "./read-password.ts";

/** What can be done to an operator. */
export const whats = ["add", "role", "password", "unlock", "remove"] as const;

export type What = (typeof whats)[number];

const isRole = (word = ""): word is Role => roles.some((role) => role === word);

/** What a command was told to do to an operator, with a password that it asks for; or what it should have been told. */
export async function deedOf(
  what: What,
  name: string,
  role: string | undefined,
  password = readPassword,
): Promise<OperatorDeed | { readonly refused: string }> {
  if (name === "") return { refused: `expected a name after ${what}, found nothing` };
  if (what === "add" || what === "role") {
    if (!isRole(role)) return { refused: `expected --role ${roles.join("|")}, ${orNearest(role, roles)}` };
    if (what === "role") return { is: what, name, role };
    return { is: what, name, role, hash: await hashed(password, name) };
  }
  if (role !== undefined) return { refused: `expected no --role with ${what}, found "${role}"` };
  return what === "password" ? { is: what, name, hash: await hashed(password, name) } : { is: what, name };
}

/** @throws in words, for a password that is not taken */
async function hashed(ask: typeof readPassword, name: string): Promise<string> {
  const password = await ask(name);
  const weak = weakBecause(password, name);
  if (weak !== undefined) throw new Error(weak);
  return hashPassword(password);
}
