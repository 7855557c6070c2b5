import { patternFault } from "../regex/pattern-fault.ts";

/** Patterns that were tried, ready to be tried again. */
const known = new Map<string, RegExp | undefined>();

/** Whether a text is like a pattern; of one that is odd or slow, which another check tells, it is. */
export function isLikeIt(text: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  if (!known.has(pattern)) known.set(pattern, compiled(pattern));
  return known.get(pattern)?.test(text) ?? true;
}

function compiled(pattern: string): RegExp | undefined {
  try {
    return patternFault(pattern) === undefined ? new RegExp(pattern, "u") : undefined;
  } catch {
    return undefined;
  }
}
