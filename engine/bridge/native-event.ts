import type { Analytics } from "./capabilities.ts";

/**
 * What the native app's analytics call a tracked event, when it is one of theirs: by its prefix or its name as it is, a
 * page view with the prefix for pages; undefined for all others and those left out.
 */
export function nativeEvent(event: string, { prefixes, names, pages, skip }: Analytics): string | undefined {
  const prefix = prefixes.find((candidate) => event.startsWith(candidate));
  if (skip.includes(event) || (prefix !== undefined && skip.includes(event.slice(prefix.length)))) return undefined;
  if (event.startsWith("in_")) return pages + event;
  return prefix !== undefined || names.includes(event) ? event : undefined;
}
