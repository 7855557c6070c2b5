import { isDeepStrictEqual } from "node:util";
import { messages } from "../faults/messages.ts";
import type { Document, Fault } from "./document.ts";
import { formatPath, offsetOf, type Path, positionAt } from "./position.ts";
import { isObject, type Json, type JsonObject, objectOf } from "./json.ts";
import { carried, closedSides, wholeCall, wholeShape } from "./whole-call.ts";

/** Calls become whole; what one says although it goes without saying is a fault. */
export function wholeCalls(all: readonly Document[]): { all: readonly Document[]; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const whole = all.map((document) => {
    if (document.kind !== "call") return document;
    const { data, file, text, tree } = document;
    for (const path of inVain(data)) {
      const key = String(path.at(-1));
      const said = messages.sayNothing(key, "the call is the same without it");
      faults.push({ ...said, file, ...positionAt(text, offsetOf(tree, path, "key")), path: formatPath(path) });
    }
    return { ...document, data: wholeCall(data) };
  });
  return { all: whole, faults };
}

/** The keys of a call's shapes without which it would be the same, outermost alone. */
function inVain(call: Json): Path[] {
  const found: Path[] = [];
  const visit = (shape: Json | undefined, path: Path, closed: boolean): void => {
    if (!isObject(shape)) return;
    const same = (other: JsonObject) => isDeepStrictEqual(wholeShape(other, closed), wholeShape(shape, closed));
    for (const key of Object.keys(shape)) {
      const { [key]: _, ...others } = shape;
      if (same(others)) found.push([...path, key]);
    }
    for (const [name, inner] of Object.entries(objectOf(shape.properties)))
      visit(inner, [...path, "properties", name], closed);
    visit(shape.items, [...path, "items"], closed);
  };
  for (const [side, closed] of Object.entries(closedSides)) {
    const shape = objectOf(call)[side];
    if (shape !== undefined && isDeepStrictEqual(wholeCall({ [side]: shape }), wholeCall({}))) found.push([side]);
    else visit(shape, [side], closed);
  }
  for (const name of Object.keys(objectOf(objectOf(objectOf(call).request).properties)))
    if (Object.hasOwn(carried, name)) found.push(["request", "properties", name]);
  return found;
}
