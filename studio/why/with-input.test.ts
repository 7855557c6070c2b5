import { expect, it } from "vitest";
import type { Json, JsonObject } from "../../publish/documents/json.ts";
import { withInput } from "./with-input.ts";

it.each<[string, JsonObject, readonly string[], Json | undefined, JsonObject]>([
  ["says a value", { flag: 0, code: "" }, ["flag"], 1, { flag: 1, code: "" }],
  ["takes one away", { flag: 0, code: "" }, ["flag"], undefined, { code: "" }],
  ["says one of an object", { loan: { due: 1 } }, ["loan", "late"], true, { loan: { due: 1, late: true } }],
  ["makes the object that it is of", {}, ["loan", "due"], 1, { loan: { due: 1 } }],
  ["leaves an input that was an object one", { loan: { due: 1 } }, ["loan", "due"], undefined, { loan: {} }],
  ["makes an input an object", { flag: 0 }, ["loan"], {}, { flag: 0, loan: {} }],
  [
    "takes an object within another away with its last value",
    { home: { notice: { id: "n1" } } },
    ["home", "notice", "id"],
    undefined,
    { home: {} },
  ],
  [
    "leaves one of which something is left",
    { home: { notice: { id: "n1", type: 2 } } },
    ["home", "notice", "id"],
    undefined,
    { home: { notice: { type: 2 } } },
  ],
])("F6 %s", (_, inputs, path, value, expected) => expect(withInput(inputs, path, value)).toEqual(expected));
