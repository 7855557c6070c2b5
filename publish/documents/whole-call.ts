import type { CallDocument } from "../../engine/document.ts";
import { isObject, type Json, type JsonObject, objectOf } from "./json.ts";

/** The two sides of a call, and whether what one does not declare is refused. */
export const closedSides = { request: true, response: false } as const;

const nothing: JsonObject = { properties: {} };

/**
 * What any call may carry beside what it means: the picture whose code the lender asked for before it acts, and the
 * code (X4). No part of an intent, as nothing secret is.
 */
export const carried = {
  captchaId: { type: "string", maxLength: 64, writeOnly: true, description: "The picture that was asked for." },
  captchaCode: { type: "string", maxLength: 8, writeOnly: true, description: "What is to be read in it." },
} satisfies JsonObject;

/** What a call whose list comes in pages takes and says besides. */
const paged = {
  request: {
    from: { type: "integer", minimum: 0, maximum: 1_000_000, description: "The entry that a page begins with." },
  },
  response: {
    listTotal: { type: "integer", wire: "integer", description: "How many entries there are on all pages." },
  },
} as const satisfies Record<string, JsonObject>;

/**
 * A call with what its document leaves out because it is the same for every call: a shape with properties is an
 * object and one with items a list, what a request does not declare is refused, any request may carry what the lender
 * asked for, a list in pages says from which entry on and how many there are, and a call without a shape takes or gives
 * nothing. What is not of the form of a call is left as it is, for the checker to say.
 */
export function wholeCall(written: Json): JsonObject {
  const { request = nothing, response = nothing, ...call } = objectOf(written);
  const pages = typeof call.pages === "string";
  const sides = {
    request: withFields(wholeShape(request, closedSides.request), { ...carried, ...(pages && paged.request) }),
    response: withFields(wholeShape(response, closedSides.response), pages ? paged.response : {}),
  };
  return { ...call, ...sides };
}

function withFields(shape: Json, fields: JsonObject): Json {
  if (!isObject(shape) || !isObject(shape.properties)) return shape;
  return { ...shape, properties: { ...shape.properties, ...fields } };
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
