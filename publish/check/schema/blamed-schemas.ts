import type { Document, Fault } from "../../documents/document.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import { faultAt } from "../../documents/fault-at.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { limited } from "./explain.ts";

/** A bound of a widget's schema that a place does not keep to. */
interface Broken {
  readonly fault: Fault;
  readonly widget: Document;
  readonly bound: Path;
}

/**
 * The same faults, but where two or more places do not keep to one bound of a widget's schema, an example of that very
 * widget among them, or where that bound is wrong by itself: then it is the schema's, and one line says so.
 */
export function withBlamedSchemas(faults: readonly Fault[], widgets: ReadonlyMap<string, Document>): readonly Fault[] {
  const groups = new Map<string, Broken[]>();
  for (const fault of faults) {
    const broken = brokenBound(fault, widgets);
    if (!broken) continue;
    const place = `${broken.widget.file} ${formatPath(broken.bound)}`;
    groups.set(place, [...(groups.get(place) ?? []), broken]);
  }
  const told = new Set<Fault>();
  const blamed: Fault[] = [];
  for (const all of groups.values()) {
    const [first] = all;
    if (!first) continue;
    const { widget, bound } = first;
    const isWrong = faults.some(({ file, path }) => file === widget.file && path === formatPath(bound));
    const isOften = all.length > 1 && all.some(({ fault }) => fault.file.startsWith(widget.file.replace(/[^/]*$/, "")));
    if (!isWrong && !isOften) continue;
    for (const { fault } of all) told.add(fault);
    const places = all.map(({ fault }) => `${fault.file}:${fault.line}`);
    const found = valueAt(widget.data, bound);
    if (!isWrong) blamed.push(faultAt(widget, bound, messages.usersDiffer(String(bound.at(-1)), places, found)));
  }
  return told.size === 0 ? faults : [...faults.filter((fault) => !told.has(fault)), ...blamed];
}

/** Which bound of which widget's schema a fault is about, by the prop that it names and by what it expects. */
function brokenBound(fault: Fault, widgets: ReadonlyMap<string, Document>): Broken | undefined {
  const [, prop = "", type = ""] = /(?:^|\.)props\.(.+) \(widget ([\w-]+)\)$/.exec(fault.path) ?? [];
  const widget = widgets.get(type);
  if (fault.code !== "E206" || !widget) return undefined;
  let path: Path = ["props"];
  for (const step of prop.split(/\.|(?=\[)/))
    path = /^\[\d+\]$/.test(step) ? [...path, "items"] : [...path, "properties", step];
  const shape = entries(valueAt(widget.data, path));
  const keyword = Object.keys(shape).find((name) =>
    fault.message.startsWith(`expected ${limited(name, shape[name]) ?? "\n"},`),
  );
  return keyword === undefined ? undefined : { fault, widget, bound: [...path, keyword] };
}
