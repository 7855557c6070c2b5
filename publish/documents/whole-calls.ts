import { isDeepStrictEqual } from "node:util";
import { messages } from "../faults/messages.ts";
import { type Document, type Whole, withData } from "./document.ts";
import { faultAt } from "./fault-at.ts";
import type { Path } from "./position.ts";
import { isObject, type Json, type JsonObject, objectOf } from "./json.ts";
import { carried, closedSides, wholeCall, wholeShape } from "./whole-call.ts";

/** A call becomes whole; what it says although it goes without saying is a fault. */
export function wholeCallDocument(document: Document): Whole {
  const faults = inVain(document.data).map((path) =>
    faultAt(document, path, messages.sayNothing(String(path.at(-1)), "the call is the same without it"), "key"),
  );
  return { document: withData(document, wholeCall(document.data)), faults };
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
