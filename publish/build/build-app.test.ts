import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildApp } from "./build-app.ts";
import { contractPlugin } from "./contract-plugin.ts";
import { fingerprintOf } from "./fingerprint.ts";

const call = "api/loan/loan-apply.call.json";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "built-"));
  for (const folder of ["api", "schemas"]) cpSync(folder, join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** As if all had been built of the documents as they are. */
function built(): void {
  for (const name of ["app", "ssr", "gallery", "studio", "worker"])
    mkdirSync(join(root, "dist", name), { recursive: true });
  writeFileSync(join(root, "dist/app.built"), fingerprintOf(root));
}
const broken = () => writeFileSync(join(root, call), "{");
const good = new Map([[call, readFileSync(call, "utf8")]]);

it("R9 R14 what was built of good documents stays built while one of them is broken", async () => {
  built();
  broken();
  const said: string[] = [];
  await buildApp(
    root,
    (line) => said.push(line),
    () => good,
  );
  expect(said).toEqual(["The app is built."]);
});

it("asks what may be served only where there is something to build, and builds nothing where nothing may", async () => {
  built();
  const refuse = () => {
    throw new Error("nothing may be served");
  };
  await buildApp(root, () => undefined, refuse);
  broken();
  await expect(buildApp(root, () => undefined, refuse)).rejects.toThrow("nothing may be served");
});

it("a document that is laid over makes the same contract and the same fingerprint as one that is written", () => {
  const load = (overlay?: ReadonlyMap<string, string | null>) => {
    const { load: made } = contractPlugin(root, overlay);
    if (typeof made !== "function") throw new Error("the plugin loads nothing");
    return Reflect.apply(made, undefined, ["\0virtual:contract/loan"]) as string;
  };
  const [contract, print] = [load(), fingerprintOf(root)];
  broken();
  expect(fingerprintOf(root)).not.toBe(print);
  expect(fingerprintOf(root, good)).toBe(print);
  expect(load(good)).toBe(contract);
  expect(contract).toContain('"loan-apply"');
  expect(load(new Map([[call, null]]))).not.toContain('"loan-apply"');
});
