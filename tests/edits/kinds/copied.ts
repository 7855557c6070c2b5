import type { Document } from "../../../publish/documents/document.ts";
import type { Chance } from "../chance.ts";
import { edited, placesIn } from "../edit.ts";

/** A copy of a neighbour's file under a name of its own, of which one thing is forgotten: its id, or a key. */
export function copied(document: Document, chance: Chance) {
  const places = placesIn(document).filter(({ key, around }) => key !== undefined && around.length === 1);
  const id = places.find(({ key }) => key === "id");
  const own = typeof id?.node.value === "string" ? id.node.value : undefined;
  if (id === undefined || own === undefined || !document.file.includes(`/${own}.`)) return undefined;
  const renamed = { at: id.node.offset, length: id.node.length, by: JSON.stringify(`${own}-copy`) };
  const forgotten = chance.one(places);
  const property = forgotten?.node.parent;
  if (!property || !forgotten) return undefined;
  const comma = /^\s*,\s*/.exec(document.text.slice(property.offset + property.length))?.[0].length;
  const key = forgotten.key ?? "";
  const removed = { at: property.offset, length: property.length + (comma ?? 0), by: "" };
  const made =
    forgotten === id
      ? { ...edited(document, { what: "", home: document.tree }, { ...renamed, by: JSON.stringify(own) }) }
      : comma === undefined
        ? undefined
        : edited(document, { what: "", home: document.tree }, renamed, removed);
  const file = document.file.replace(`/${own}.`, `/${own}-copy.`);
  return made && { ...made, file, line: 1, what: `copy of ${document.file}, "${key}" forgotten` };
}
