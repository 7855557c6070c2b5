import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { check } from "../../../tests/check.ts";
import { formatFault } from "../given/report.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

const base = "brands/base.brand.json";

/** What is said of the shipped base with something else in it. */
function linesOf(right: string, wrong: string): readonly string[] {
  const text = readFileSync(base, "utf8");
  expect(text).toContain(right);
  const { errors } = check(".", { overlay: new Map([[base, text.replace(right, wrong)]]), drafting: true });
  return errors.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, " "));
}

const expected = "expected a path as /api, not one at which the app itself is served (/assets, /documents, /studio)";

it.each([
  "/assets",
  "/documents/mall",
  "/gallery",
  "/reference",
  "/icon",
  "/manifest",
  "/worker",
  "/no-line",
  "/paper",
  "/preview",
  "/preview/calls",
  "/studio",
  "/Studio",
  "/STUDIO/calls",
  "/__sandbox",
])("C1 no calls are mounted at %s, where the host answers itself", (mount) => {
  const line = `${expected}, found "${mount}" [E205]`;
  expect(linesOf('"mount": "/ostrader"', `"mount": "${mount}"`)).toContain(`${base} api.mount: ${line}`);
});

it.each(["/studios", "/previews", "/papers"])("C1 calls may be mounted at %s", (mount) => {
  expect(linesOf('"mount": "/ostrader"', `"mount": "${mount}"`)).toEqual([]);
});

it.each([
  ['"business": "718"', '"business": "999"', 'pair.business: expected a known business, found "999" [E303]'],
  ['"channel": "302"', '"channel": "999"', 'pair.channel: expected a known channel, found "999" [E303]'],
])("B2 the pair of an address that names none is one that there is: %s as %s", (right, wrong, line) => {
  expect(linesOf(right, wrong)).toEqual([`${base} ${line}`]);
});
