import { holds } from "../expression/holds.ts";
import { boundOnce } from "../expression/once.ts";
import { scopeReader } from "../expression/scope-reader.ts";
import type { PublishedRule } from "./published.ts";
import { type Resolving, resolveArgs } from "./value.ts";

/** The first check that failed: the key of what to say, and its arguments. */
export interface RuleFault {
  readonly say: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What a rule may read by name; whatever else it reads comes from `read`. */
export interface RuleScope {
  readonly value: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly brand?: Readonly<Record<string, unknown>>;
}

/**
 * Checks a value; null when every check holds. A check that meets a missing or odd value fails. `text` words what of its
 * arguments is a text.
 */
export function checkRule(
  rule: PublishedRule,
  scope: RuleScope,
  text: Resolving["text"],
  read?: (path: string) => unknown,
): RuleFault | null {
  const reader = scopeReader({ ...scope }, read);
  for (const check of rule.checks) {
    if (holds(boundOnce(check.must), reader)) continue;
    const args = check.args ? resolveArgs(check.args, { reader, text }) : {};
    return { say: check.say, args };
  }
  return null;
}
