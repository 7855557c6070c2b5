import { isDeepStrictEqual } from "node:util";
import { type Json, type JsonObject, objectOf } from "./json.ts";
import { messages } from "../faults/messages.ts";
import type { Said } from "../faults/say.ts";
import type { Document, Fault } from "./document.ts";
import { formatPath, offsetOf, type Path, positionAt } from "./position.ts";
import { wholeCases, wholeGiven } from "./whole-cases.ts";

/** The cases of decisions and rules become whole; what one says that is usual anyway, or what is never usual, is a fault. */
export function wholeDecisions(all: readonly Document[]): { all: readonly Document[]; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const whole = all.map((document) => {
    const { kind, data, file, text, tree } = document;
    if (kind !== "decision" && kind !== "rule") return document;
    if (objectOf(data).usual === undefined) return { ...document, data: wholeCases(data) };
    const report = (path: Path, said: Said): void => {
      faults.push({ ...said, file, ...positionAt(text, offsetOf(tree, path, "key")), path: formatPath(path) });
    };
    const usual = objectOf(objectOf(data).usual);
    const given = [objectOf(data).cases].flat().map((found) => objectOf(objectOf(found).given));
    given.forEach((own, index) => {
      for (const path of repeated(usual, own)) report(["cases", index, "given", ...path], messages.caseIsUsual());
    });
    for (const name of Object.keys(usual))
      if (given.every((own) => own[name] !== undefined && !isPatch(own[name], usual[name])))
        report(["usual", name], messages.neverUsual());
    return { ...document, data: wholeCases(data) };
  });
  return { all: whole, faults };
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
