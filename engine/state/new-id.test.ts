import { afterEach, expect, it, vi } from "vitest";
import { newId } from "./new-id.ts";

afterEach(() => void vi.unstubAllGlobals());

it("E20 names are 32 hex characters, also where the browser has no randomUUID", () => {
  const given = globalThis.crypto;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => given.getRandomValues(bytes) });
  const names = Array.from({ length: 200 }, newId);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(names).size).toBe(200);
});
