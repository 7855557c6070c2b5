import { entries, isEntries } from "../../../documents/entries.ts";
import type { Path } from "../../../documents/position.ts";

/** The addresses that a value may come to: the literal, or the literals of its expression. */
export function addresses(value: unknown): { address: string; whole: boolean; path: Path }[] {
  if (typeof value === "string") return value.startsWith("/") ? [{ address: value, whole: true, path: [] }] : [];
  if (!isEntries(value) || !("$" in value)) return [];
  const found: { address: string; whole: boolean; path: Path }[] = [];
  const visit = (inner: unknown, path: Path, joined: boolean): void => {
    if (typeof inner === "string" && inner.startsWith("/")) found.push({ address: inner, whole: !joined, path });
    else if (Array.isArray(inner)) inner.forEach((one, index) => visit(one, [...path, index], joined));
    else
      for (const [name, argument] of Object.entries(entries(inner)))
        if (name !== "var" && name !== "matches") visit(argument, [...path, name], joined || name === "cat");
  };
  visit(value.$, ["$"], false);
  return found;
}
