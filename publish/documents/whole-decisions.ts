import { isDeepStrictEqual } from "node:util";
import { type Json, type JsonObject, objectOf } from "./json.ts";
import { messages } from "../faults/messages.ts";
import { type Document, type Whole, withData } from "./document.ts";
import { faultAt } from "./fault-at.ts";
import type { Path } from "./position.ts";
import { wholeCases, wholeGiven } from "./whole-cases.ts";

/**
 * The cases of a decision or rule become whole; what one says that is usual anyway, or what is never usual, is a fault.
 */
export function wholeCasesDocument(document: Document): Whole {
  const { data } = document;
  const whole = withData(document, wholeCases(data));
  if (objectOf(data).usual === undefined) return { document: whole, faults: [] };
  const usual = objectOf(objectOf(data).usual);
  const given = [objectOf(data).cases].flat().map((found) => objectOf(objectOf(found).given));
  const said = given.flatMap((own, index) =>
    repeated(usual, own).map((path) =>
      faultAt(document, ["cases", index, "given", ...path], messages.caseIsUsual(), "key"),
    ),
  );
  const never = Object.keys(usual).filter((name) =>
    given.every((own) => own[name] !== undefined && !isPatch(own[name], usual[name])),
  );
  return {
    document: whole,
    faults: [...said, ...never.map((name) => faultAt(document, ["usual", name], messages.neverUsual(), "key"))],
  };
}

/** Whether a value leaves a part of the usual one as it is. */
const isPatch = (own: Json, usual: Json | undefined) =>
  [own, usual].every((value) => Object.keys(objectOf(value)).length > 0) &&
  Object.keys(objectOf(usual)).some((key) => objectOf(own)[key] === undefined);

/** Where a case says what it would give without saying so. */
function repeated(usual: JsonObject, own: JsonObject, path: Path = []): Path[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const { [key]: _, ...others } = own;
    if (isDeepStrictEqual(wholeGiven(usual, others), wholeGiven(usual, own))) return [[...path, key]];
    return repeated(objectOf(usual[key]), objectOf(value), [...path, key]);
  });
}
