import type { CallDocument } from "../../engine/document.ts";
import { isObject, type Json, type JsonObject, objectOf } from "./json.ts";

/** The two sides of a call, and whether what one does not declare is refused. */
export const closedSides = { request: true, response: false } as const;

const nothing: JsonObject = { properties: {} };

/**
 * A call with what its document leaves out because it is the same for every call: a shape with properties is an
 * object and one with items a list, what a request does not declare is refused, and a call without a shape takes or
 * gives nothing. What is not of the form of a call is left as it is, for the checker to say.
 */
export function wholeCall(written: Json): JsonObject {
  const { request = nothing, response = nothing, ...call } = objectOf(written);
  const sides = {
    request: wholeShape(request, closedSides.request),
    response: wholeShape(response, closedSides.response),
  };
  return { ...call, ...sides };
}

/** The same of a file below `api/` that is read without its checks. */
export function wholeCallOf(file: Json): CallDocument {
  const call: unknown = wholeCall(file);
  // Its place says that it is a call; `npm run check` holds it to the schema of calls.
  return call as CallDocument;
}

/** The whole JSON Schema of a shape; `closed`: what it does not declare is refused. */
export function wholeShape(shape: Json, closed: boolean): Json {
  if (!isObject(shape)) return shape;
  const { properties, items, required = [] } = shape;
  if (isObject(properties))
    return {
      type: "object",
      ...(closed && { additionalProperties: false }),
      ...shape,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, wholeShape(inner, closed)]),
      ),
      required,
    };
  return items === undefined ? shape : { type: "array", ...shape, items: wholeShape(items, closed) };
}
