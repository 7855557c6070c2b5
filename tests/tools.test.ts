import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Runs a tool as the npm scripts do. */
function run(...args: string[]): { status: number | null; out: string; error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/run.mjs", ...args], { encoding: "utf8" });
  return { status, out: stdout, error: stderr };
}

describe("commands", () => {
  it("says in one line that there is no such tool", () => {
    expect(run("nothing")).toEqual({ status: 1, out: "", error: 'There is no tool named "nothing" in tools/.\n' });
  });

  it("C15 openapi prints the contract", () => {
    const { status, out } = run("openapi");
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ openapi: "3.1.0", paths: { "/risk/auth": { post: {} } } });
  });

  it("F6 decide answers one input or a list, also in JSON, with the trace", () => {
    const file = join(mkdtempSync(join(tmpdir(), "decide-")), "inputs.json");
    writeFileSync(file, JSON.stringify([{}, {}]));
    const { status, out } = run("decide", "borrow-entry", file, "--json");
    expect(status).toBe(0);
    const results = JSON.parse(out) as { row: string; trace: unknown[] }[];
    expect(results.map(({ row }) => row)).toEqual(["undecided", "undecided"]);
    expect(results[0]?.trace).not.toEqual([]);
  });

  it("F6 decide without inputs says what each case gives in full, and what comes of it", () => {
    const { status, out } = run("decide", "auto-login");
    expect(status).toBe(0);
    expect(out).toContain(
      'a user without a place to go to: {"autoLoginStatus":1,"native":false,"identity":{"userToken":"t"},"known":false,"other":false}\nauto-login → enter: ',
    );
    expect(out).toContain(
      'an answer without a token: {"autoLoginStatus":1,"native":false,"identity":{},"known":false,"other":false}\n',
    );
  });

  it("F6 decide names the nearest decision", () => {
    const { status, error } = run("decide", "borow-entry", "x.json");
    expect(status).toBe(1);
    expect(error).toBe('unknown decision "borow-entry"; did you mean "borrow-entry"?\n');
  });

  it("B2 B3 brand prints every value with its origin, and refuses an unknown pair", () => {
    const found = run("brand", "716", "104");
    expect(found.status).toBe(0);
    expect(found.out).toMatch(/^name +"[^"]+" +brands\/[a-z0-9/-]+\.brand\.json:\d+$/m);
    expect(run("brand", "716", "999").status).toBe(1);
  });
});
