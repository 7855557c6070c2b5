import { nearest } from "../../faults/nearest.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";

/** What JSON Schema calls the types of values. */
const types = ["array", "boolean", "integer", "null", "number", "object", "string"];

/**
 * What is wrong where a schema is no JSON Schema.
 * @param why what ajv says of it
 * @param found what stands there
 */
export function noSchema(why: string, found: unknown): Said {
  const isType = why.includes("must be equal to one of the allowed values") && typeof found === "string";
  return isType ? messages.notInList(types, found, nearest(found, types)) : messages.notSchema(why);
}
