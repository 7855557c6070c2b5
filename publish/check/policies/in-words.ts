import { quoted } from "../../faults/say.ts";
import { facts } from "./facts/facts.ts";

type Read = readonly [path: string, value: unknown];

/** What a policy read, for who owns the brand: parts of one fact that came to the same are said at once. */
export function inWords(read: readonly Read[]): string {
  const said = new Map<string, Read[]>();
  for (const [path, value] of read) {
    const [root, name = ""] = path.split(".");
    const key = root === "facts" ? `${name} ${String(value)}` : path;
    said.set(key, [...(said.get(key) ?? []), [path, value]]);
  }
  return [...said.values()].map(sayOne).join(", ");
}

function sayOne(same: readonly Read[]): string {
  const [[path, value] = ["", undefined]] = same;
  const fact = facts.find(({ name }) => path.startsWith(`facts.${name}.`) || path === `facts.${name}`);
  if (!fact) return `${path.replace(/^brand\./, "")} ${quoted(value ?? null)}`;
  return fact.say(same.map(([own]) => own.split(".").slice(2).join(".")).join(", "), value);
}
