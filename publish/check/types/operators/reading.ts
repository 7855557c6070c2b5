import { follow, elementOf, keysOf } from "../follow.ts";
import { alternatives, anything, either, list, listOf, nothing, numberOf, record, text, type Type } from "../type.ts";
import { type Signatures, taken } from "./signature.ts";

/** What an object holds under a name that is computed. */
function computed(given: readonly Type[]): Type {
  const [holder = anything, key] = given;
  const written = key?.is === "text" || key?.is === "number" ? key.only : undefined;
  if (written?.length === 1) return either(follow(holder, String(written[0]).split(".")).type, nothing);
  const held = alternatives(holder).flatMap((one): readonly Type[] => {
    if (one.is === "list") return [elementOf(one)];
    if (one.is === "object") return [...Object.values(one.fields), ...(one.rest ? [one.rest] : [])];
    return one.is === "nothing" ? [] : [anything];
  });
  return either(...held, nothing);
}

export const reading: Signatures = {
  var: {
    says: "Reads a path, or of the element inside map and its kin; the second is what stands in for a missing value.",
    takes: [taken("path", text), { ...taken("default", anything), optional: true }],
    gives: anything,
    givesInWords: "what the path holds",
    example: { expression: { var: ["order.bank", "none"] }, given: { order: {} }, comes: "none" },
  },
  get: {
    says: "The property of an object, or the element of a list, whose name is computed; nothing when there is none.",
    takes: [taken("holder", either(list, record)), taken("key", either(text, numberOf("plain"), numberOf("code")))],
    gives: anything,
    givesOf: computed,
    givesInWords: "what it holds, or nothing",
    example: {
      expression: { get: [["waiting", "refused", "paid"], { var: "result" }] },
      given: { result: 2 },
      comes: "paid",
    },
  },
  keys: {
    says: "The names of an object, in order.",
    takes: [taken("holder", record)],
    gives: listOf(text),
    givesOf: ([holder = anything]) => listOf(keysOf(holder)),
    example: {
      expression: { keys: [{ var: "flags" }] },
      given: { flags: { voucher: true, redBag: false } },
      comes: ["voucher", "redBag"],
    },
  },
};
