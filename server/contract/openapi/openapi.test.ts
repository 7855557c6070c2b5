import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { toWire, type WireSchema } from "../../../engine/api.ts";
import { loadContract } from "../load-contract.ts";
import { openapi } from "./openapi.ts";
import { there } from "../../../tests/there.ts";

type Json = Record<string, unknown>;
const document = openapi(process.cwd()) as Json & {
  paths: Record<
    string,
    Record<string, Json & { operationId: string; responses: Json; parameters: Json[]; requestBody: Json }>
  >;
  components: Record<string, Json>;
  "x-statuses": Record<string, string>;
};
const contract = loadContract(process.cwd());
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, "doc");

/** Every `$ref` of a value. */
function refs(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : refs(inner),
  );
}

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((value, word) => (value as Json | undefined)?.[word], document);

describe("the OpenAPI document", () => {
  it("C15 holds every call once, as a POST at its path", () => {
    const expected = [...contract.values()].map(({ document: { id, path } }) => [id, path.split("?")[0], "post"]);
    const found = operations.map(({ path, method, operation }) => [operation.operationId, path, method]);
    expect(new Set(found.map(String))).toEqual(new Set(expected.map(String)));
    expect(found).toHaveLength(expected.length);
    expect(new Set(found.map(([id]) => id)).size).toBe(contract.size);
  });

  it("C15 passes redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: "/openapi.json", config });
    expect(found.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`)).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ["loan-list", "for borrowers", false],
    ["index-mainhome", "for guests of some channels", true],
    ["userinfo-sms-login", "for everyone", true],
  ])("A6 %s, %s, may come without a session: %s", (id, _title, open) => {
    const { operation } = operations.find(({ operation }) => operation.operationId === id) ?? {};
    expect(operation?.security).toEqual([...(open ? [{}] : []), { session: [] }, { bearer: [] }]);
  });

  it("C15 leads to something with each reference, and leaves no word of ours behind", () => {
    const all = refs(document);
    expect(all.length).toBeGreaterThan(100);
    for (const pointer of new Set(all)) expect(at(pointer), pointer).toBeDefined();
    expect(JSON.stringify(document)).not.toContain('"wire"');
    expect(JSON.stringify(document)).not.toContain(".schema.json");
  });

  it.each(operations)("C4 $operation.operationId has schemas that compile", ({ path, method }) => {
    const place = `doc#/paths/${path.replaceAll("/", "~1")}/${method}`;
    expect(ajv.getSchema(`${place}/requestBody/content/application~1json/schema`)).toBeInstanceOf(Function);
    expect(ajv.getSchema(`${place}/responses/200/content/application~1json/schema`)).toBeInstanceOf(Function);
  });

  it.each<[string, unknown, boolean]>([
    ["as it goes over the wire", "12999.50", true],
    ["as a number", 12999.5, false],
    ["with three decimals", "1.005", false],
    ["in words", "much", false],
  ])("C4 takes an amount %s: %s", (_title, loanAmount, good) => {
    const check = ajv.getSchema("doc#/paths/~1loan~1apply/post/requestBody/content/application~1json/schema");
    const { properties = {} } = there(contract.get("loan-apply")).document.request as WireSchema;
    expect(properties.loanAmount?.wire).toBe("money");
    void check?.({ loanAmount });
    const wrong = (check?.errors ?? []).some(({ instancePath }) => instancePath === "/loanAmount");
    expect(wrong).toBe(!good);
    expect(toWire({ wire: "money" }, 1299950, () => ({}))).toBe("12999.50");
  });

  it("C5 asks for the key where a call is made once, and only there", () => {
    for (const { operation } of operations) {
      const asks = JSON.stringify(operation.parameters).includes("idempotency-key");
      expect(asks, operation.operationId).toBe(contract.get(operation.operationId)?.document.once !== undefined);
    }
  });

  it.each(["/once/answer", "/once/guestAnswer"])("C5 says in general that %s is asked by a key", (path) => {
    expect(document.paths[path]).toBeDefined();
    expect(document).toHaveProperty(["info", "description"], expect.stringMatching(new RegExp(`${path}\\b`)));
  });

  it("C12 says a fixed query", () => {
    const { parameters = [] } = document.paths["/userinfo/thirdPartyRegister"]?.post ?? {};
    expect(parameters.at(-1)).toMatchObject({ name: "ek", in: "query", required: true, schema: { const: "1" } });
  });

  it("X6 lists the statuses with their English words", () => {
    expect(document["x-statuses"]).toMatchObject({ 0: "success", 2712: "Please apply for a loan in the app" });
  });
});
