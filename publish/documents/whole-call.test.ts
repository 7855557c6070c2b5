import { expect, it } from "vitest";
import type { Json } from "./json.ts";
import { wholeCall } from "./whole-call.ts";

/** What any call may carry (X4). */
const carried = {
  captchaId: { type: "string", maxLength: 64, writeOnly: true, description: "The picture that was asked for." },
  captchaCode: { type: "string", maxLength: 8, writeOnly: true, description: "What is to be read in it." },
};

it.each<{ says: string; written: Json; whole: Json }>([
  {
    says: "a call without shapes takes and gives an empty object; its request is closed but for what any may carry",
    written: { id: "a" },
    whole: {
      id: "a",
      request: { type: "object", additionalProperties: false, properties: { ...carried }, required: [] },
      response: { type: "object", properties: {}, required: [] },
    },
  },
  {
    says: "properties make an object and items a list, at any depth; leaves and entities stay",
    written: {
      request: { properties: { a: { type: "string" }, b: { items: { properties: { c: { $ref: "c" } } } } } },
      response: { properties: { d: { properties: { e: { type: "integer" } }, required: ["e"] } } },
    },
    whole: {
      request: {
        type: "object",
        additionalProperties: false,
        properties: {
          a: { type: "string" },
          b: {
            type: "array",
            items: { type: "object", additionalProperties: false, properties: { c: { $ref: "c" } }, required: [] },
          },
          ...carried,
        },
        required: [],
      },
      response: {
        type: "object",
        properties: { d: { type: "object", properties: { e: { type: "integer" } }, required: ["e"] } },
        required: [],
      },
    },
  },
  {
    says: "a list and an entity are no objects",
    written: { request: { items: { $ref: "a" }, maxItems: 5 }, response: { $ref: "b" } },
    whole: { request: { type: "array", items: { $ref: "a" }, maxItems: 5 }, response: { $ref: "b" } },
  },
  {
    says: "what is no shape is left for the checker",
    written: { request: 5, response: { properties: [] } },
    whole: { request: 5, response: { properties: [] } },
  },
])("$says", ({ written, whole }) => {
  expect(wholeCall(written)).toEqual(whole);
});
