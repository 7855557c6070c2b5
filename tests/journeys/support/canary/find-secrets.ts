import type { Trace } from "../traces.ts";
import type { Typed } from "./walk.ts";

/**
 * What turns up by chance and may be a secret's four digits: ids hold four between dashes now and then, times in the log have
 * many of their own, and so have the numbers of processes and ports.
 */
const BY_CHANCE =
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=responseTime\\?":)\d+\.\d+|(?<="time\\?":)\d{13}\b|(?<="(?:pid|remotePort)\\?":)\d+|(?<=\(node:)\d+|(?<=(?:localhost|127\.0\.0\.1):)\d+/g;

/** Every place where something secret that was typed can be read, in words. */
export function findSecrets(typed: readonly Typed[], traces: readonly Trace[]): string[] {
  const told = traces.map(({ where, what }) => ({ where, what: what.replace(BY_CHANCE, "(chance)") }));
  return typed.flatMap(({ field, secret }) => {
    const pattern = patternOf(field, secret);
    return told
      .filter(({ what }) => pattern.test(what))
      .map(({ where, what }) => `${field} ${secret} in ${where}: ${around(what, pattern)}`);
  });
}

/** Long secrets are looked for everywhere, four digits as a word, and fewer only beside a name, since they turn up by chance. */
function patternOf(field: string, secret: string): RegExp {
  if (secret.length >= 6) return new RegExp(secret);
  if (secret.length >= 4) return new RegExp(`(?<![0-9A-Za-z.])${secret}(?![0-9A-Za-z])`);
  const name = field.split(".")[1] ?? "";
  return new RegExp(`(${name}|expir\\w*)[^0-9A-Za-z]{1,6}${secret}(?![0-9A-Za-z])`, "i");
}

const around = (what: string, pattern: RegExp) => {
  const at = what.search(pattern);
  return what.slice(Math.max(0, at - 60), at + 60);
};
