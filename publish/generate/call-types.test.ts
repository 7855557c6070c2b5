import { expect, it } from "vitest";
import { parseDocument } from "../documents/parse-document.ts";
import { carried, wholeShape } from "../documents/whole-call.ts";
import { callTypes } from "./call-types.ts";

const document = (kind: string, file: string, data: unknown) => {
  const parsed = parseDocument(kind, file, JSON.stringify(data));
  if (!("document" in parsed)) throw new Error(file);
  return parsed.document;
};

it("a call's types are of what is meant inside: kobo, numbers, entities and what any may carry by name, and whether there is a borrower", async () => {
  const item = { type: "object", properties: { paid: { type: "integer", wire: "money", minimum: 0 } }, required: [] };
  const calls = [
    document("call", "api/pay/pay-all.call.json", {
      id: "pay-all",
      request: {
        type: "object",
        additionalProperties: false,
        properties: {
          amount: { type: "integer", wire: "money" },
          way: { type: "string", enum: ["card", "cash"] },
          ...carried,
        },
        required: ["amount"],
      },
      response: {
        type: "object",
        properties: {
          items: { type: "array", maxItems: 2, items: { $ref: "../../schemas/entities/paid-item.schema.json" } },
        },
        required: ["items"],
      },
    }),
    document("call", "api/pay/pay-none.call.json", {
      id: "pay-none",
      guest: ["130"],
      request: wholeShape({ properties: { ...carried } }, true),
      response: { $ref: "../../schemas/entities/paid-item.schema.json" },
    }),
  ];
  const files = await callTypes(calls, [document("entity", "schemas/entities/paid-item.schema.json", item)]);
  const bare = (text: string) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/\s+/g, " ")
      .trim();
  expect(Object.fromEntries(files.map(([file, text]) => [file, bare(text)]))).toEqual({
    "api/call-types.ts": 'import type { PayCalls } from "./types/pay.ts"; export interface Calls extends PayCalls {}',
    "api/types/pay.ts":
      'import type { Carried } from "./entities/carried.ts"; import type { PaidItem } from "./entities/paid-item.ts"; ' +
      'export interface PayCalls { "pay-all": { guest: false; request: { amount: number; way?: "card" | "cash"; } & Carried; ' +
      'response: { items: PaidItem[]; }; }; "pay-none": { guest: true; request: Carried; response: PaidItem; }; }',
    "api/types/entities/paid-item.ts": "export interface PaidItem { paid?: number; }",
    "api/types/entities/carried.ts": "export interface Carried { captchaId?: string; captchaCode?: string; }",
  });
});
