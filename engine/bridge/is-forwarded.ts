import type { Analytics } from "./capabilities.ts";

/** Whether a tracked event goes to the native app's analytics too: by its prefix or its name, but for those left out. */
export function isForwarded(event: string, { prefixes, names, skip }: Analytics): boolean {
  const prefix = prefixes.find((candidate) => event.startsWith(candidate));
  if (skip.includes(event) || (prefix !== undefined && skip.includes(event.slice(prefix.length)))) return false;
  return prefix !== undefined || names.includes(event);
}
