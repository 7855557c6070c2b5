import type { Document } from "../../publish/documents/document.ts";
import { elements, type Entries, entries, isEntries } from "../../publish/documents/entries.ts";
import type { Path } from "../../publish/documents/position.ts";
import type { Occurrence } from "./occurrence.ts";
import { textKeyOf } from "./text-key.ts";

const named = new Set(["screen", "section", "part", "dialog", "menu", "rule", "decision", "call"]);

/** What documents declare for themselves, by the key that declares it. */
const locals: Readonly<Record<string, string>> = {
  reads: "read",
  form: "field",
  derived: "derived",
  decided: "decided",
  params: "param",
  inputs: "param",
};

/**
 * Every name that a document declares.
 * @param hosts the screens and dialogs in which it stands.
 */
export function declaredIn(document: Document, hosts: readonly Document[]): readonly Occurrence[] {
  const { kind, file } = document;
  const data = entries(document.data);
  const key = (name: string, path: Path): Occurrence => {
    const word = String(path.at(-1));
    return { names: [name], document, path, at: "key", from: 0, length: word.length, declares: true };
  };
  const value = (name: string, path: Path, text: string): Occurrence => {
    return { names: [name], document, path, at: "value", from: 0, length: text.length, declares: true };
  };
  const found: Occurrence[] = [];
  if (named.has(kind) && typeof data.id === "string") found.push(value(`${kind} ${data.id}`, ["id"], data.id));
  if (kind === "screen" && typeof data.route === "string") found.push(value(`route ${file}`, ["route"], data.route));
  if (kind === "widget" && typeof data.type === "string") found.push(value(`widget ${data.type}`, ["type"], data.type));
  if (named.has(kind) && kind !== "call")
    for (const [group, of] of Object.entries(locals))
      for (const name of Object.keys(entries(data[group]))) found.push(key(`${of} ${file} ${name}`, [group, name]));
  // What is kept: declared once for the journey, the device and the session, and on a screen by whoever writes it.
  for (const name of Object.keys(entries(data.state))) {
    const names =
      kind === "state" ? [`${String(data.id)} ${name}`] : hosts.map((host) => `screen-value ${host.file} ${name}`);
    found.push({ ...key("", ["state", name]), names });
  }
  if (kind === "menu")
    for (const name of Object.keys(entries(data.items))) found.push(key(`item ${name}`, ["items", name]));
  if (kind === "decision")
    for (const [at, row] of elements(data.rows).entries()) {
      const { id } = entries(row);
      if (typeof id === "string") found.push(value(`row ${String(data.id)} ${id}`, ["rows", at, "id"], id));
    }
  if (kind === "bridge")
    for (const name of Object.keys(entries(data.capabilities)))
      found.push(key(`capability ${name}`, ["capabilities", name]));
  if (kind === "text")
    for (const name of Object.keys(entries(data.texts))) {
      const { key: whole, length } = textKeyOf(file, name);
      found.push({ ...key(`text ${whole}`, ["texts", name]), length });
    }
  if (kind === "brand") found.push(...inBrand(data, [], key));
  return found;
}

/** Every value that a layer of the brand states, groups included. */
function inBrand(group: Entries, path: Path, key: (name: string, path: Path) => Occurrence): readonly Occurrence[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (path.length === 0 && (name === "$schema" || name === "id")) return [];
    const here = [...path, name];
    const inner = isEntries(value) ? inBrand(value, here, key) : [];
    const tab = path.join(".") === "tabs.items" ? [key(`tab ${name}`, here)] : [];
    return [key(`brand ${here.join(".")}`, here), ...tab, ...inner];
  });
}
