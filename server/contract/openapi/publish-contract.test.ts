import { expect, it } from "vitest";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishContract } from "./publish-contract.ts";

const said = (fields: object) => ({ id: "ask", path: "/ask", kind: "write", request: { properties: fields } });
const text = { type: "string" };

it("C15 a contract that breaks lenders is published with its reason alone, as the next version", () => {
  const root = mkdtempSync(join(tmpdir(), "contract-"));
  const write = (file: string, data: object) => writeFileSync(join(root, file), JSON.stringify(data));
  try {
    mkdirSync(join(root, "api/loan"), { recursive: true });
    const step = (fields: object, why?: string) => {
      write("api/loan/ask.call.json", said(fields));
      const { document, breaks, said: line } = publishContract(root, why);
      if (document) write("api/published.openapi.json", document);
      return [line, ...breaks];
    };
    expect(step({ a: text })).toEqual(["published version 1.0"]);
    expect(step({ a: text })).toEqual(["version 1.0 is what is published"]);
    expect(step({ a: text, b: text })).toEqual(["published version 1.1"]);
    const gone = 'call ask: request.properties: a field "b", now none';
    expect(step({ a: text })).toEqual(['version 1.1 would be broken: say why with --why "…"', gone]);
    expect(step({ a: text }, "Nobody reads b.")).toEqual(["published version 2.0", gone]);
    const { document } = publishContract(root, undefined);
    expect(document?.["x-versions"]).toEqual([{ version: "2.0", why: "Nobody reads b.", breaks: [gone] }]);
    write("api/published.openapi.json", { ...document, openapi: "3.1.1" });
    const byHand = "version 2.0: changed by hand";
    expect(step({ a: text })).toEqual(['version 2.0 would be broken: say why with --why "…"', byHand]);
    expect(step({ a: text }, "Taken back.")).toEqual(["published version 3.0", byHand]);
    expect(step({ a: text })).toEqual(["version 3.0 is what is published"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
