import { expect, it, vi } from "vitest";
import { baseLines } from "../../../tests/base-lines.ts";

// The whole repository is checked the first time.
vi.setConfig({ testTimeout: 60_000 });

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
  expect(baseLines('"mount": "/ostrader"', `"mount": "${mount}"`)).toContain(
    `brands/base.brand.json api.mount: ${line}`,
  );
});

it.each(["/studios", "/previews", "/papers"])("C1 calls may be mounted at %s", (mount) => {
  expect(baseLines('"mount": "/ostrader"', `"mount": "${mount}"`)).toEqual([]);
});

it.each([
  ['"business": "718"', '"business": "999"', 'pair.business: expected a known business, found "999" [E303]'],
  ['"channel": "302"', '"channel": "999"', 'pair.channel: expected a known channel, found "999" [E303]'],
])("B2 the pair of an address that names none is one that there is: %s as %s", (right, wrong, line) => {
  expect(baseLines(right, wrong)).toEqual([`brands/base.brand.json ${line}`]);
});
