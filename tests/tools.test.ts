import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

  it.each(["edits", "check", "dev", "build", "language-server"])(
    "%s says in one line that it has no such option, and does nothing",
    (tool) => {
      const { status, out, error } = run(tool, "--nosuch-option");
      expect({ status, out }).toEqual({ status: 2, out: "" });
      expect(error).toMatch(/^expected (no option|--[a-z].*), found "--nosuch-option"\n$/);
    },
  );

  it("all read in that one way what they are told", () => {
    const tools = readdirSync("tools").filter((file) => file.endsWith(".ts"));
    expect(tools.length).toBeGreaterThan(25);
    const source = (file: string) => readFileSync(`tools/${file}`, "utf8");
    expect(tools.filter((file) => !/\boptionsOf\(/.test(source(file)))).toEqual([]);
    expect(tools.filter((file) => /\bparseArgs\b|process\.argv/.test(source(file)))).toEqual([]);
  });

  it.each([
    ["verify joruneys", /^expected words of the steps Format; .*, found "joruneys"; did you mean "journeys"\?\n$/],
    ["edits --count none", /^expected a whole number from 1 after --count, found "none"\n$/],
    [
      "publish --dry-run --share 7",
      /^expected a share of 1, 5, 25, 50 or 100 % of devices after --share, found "7"\n$/,
    ],
    ["publish --why x --share 7", /^expected a share of 1, 5, 25, 50 or 100 % of devices after --share, found "7"\n$/],
    ["wander --seed -1", /^expected a value after --seed, found "-1"\n$/],
    ["screens --b 719", /^expected a business, one of 716, 717, 718, found "719"; did you mean "718"\?\n$/],
    ["screens --language fr_FR", /^expected en_US or zh_CN after --language, found "fr_FR"\n$/],
    ["screens --language zh-CN", /^expected en_US or zh_CN after --language, found "zh-CN"; did you mean "zh_CN"\?\n$/],
    [
      "operator add ada --role edtor",
      /^expected --role viewer\|editor\|publisher, found "edtor"; did you mean "editor"\?\n$/,
    ],
    ["operator rol ada", /, found "rol"; did you mean "role"\?\n$/],
    ["openapi --publish --why", /^expected a value after --why, found nothing\n$/],
    ["mutants nowhere", /^expected a folder such as "engine\/expression" or "lending", found "nowhere"\n$/],
  ])("%s is refused in one line", (told, line) => {
    const { status, out, error } = run(...told.split(" "));
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(error).toMatch(line);
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

  it("F6 decide alone says what may be given, and what it says to fill in can be run as it is", () => {
    const { status, out } = run("decide", "borrow-entry");
    expect(status).toBe(0);
    expect(out).toContain("\n  basicsAuth         -1 | 0 | 1 | 2, may be absent: 0 go on, 1 or -1 guide to the app,");
    expect(out).toMatch(/^ +\d+ {2}network: /m);
    const file = join(mkdtempSync(join(tmpdir(), "decide-")), "inputs.json");
    writeFileSync(file, out.slice(out.indexOf("\n{")));
    expect(run("decide", "borrow-entry", file).out).toMatch(/^borrow-entry → (?!undecided)/);
  });

  it("F6 decide runs the cases of one row, and one by its number", () => {
    const { status, out } = run("decide", "borrow-entry", "--case", "huidus");
    expect(status).toBe(0);
    expect(out).toMatch(/^borrow-entry → huidus: /m);
    expect(out).not.toMatch(/^borrow-entry → (?!huidus)/m);
    expect(run("decide", "borrow-entry", "--case", "1").out.match(/^borrow-entry → /gm)).toHaveLength(1);
  });

  it("F6 decide names the nearest case and the nearest input, and refuses an option that it has not", () => {
    expect(run("decide", "borrow-entry", "--case", "huidu")).toMatchObject({
      status: 1,
      error: 'borrow-entry has no case "huidu"; did you mean "huidus"?\n',
    });
    const file = join(mkdtempSync(join(tmpdir(), "decide-")), "inputs.json");
    writeFileSync(file, JSON.stringify({ basicAuth: 1 }));
    expect(run("decide", "borrow-entry", file)).toMatchObject({
      status: 1,
      error: 'unknown input "basicAuth"; did you mean "basicsAuth"?\n',
    });
    expect(run("decide", "borrow-entry", "--cas", "1")).toEqual({
      status: 2,
      out: "",
      error: 'expected --case, --cases, --why or --json, found "--cas"; did you mean "--case"?\n',
    });
  });

  it("F6 decide says that there is no such file, and what --why needs", () => {
    for (const path of ["nosuch.json", "rules"])
      expect(run("decide", "borrow-entry", path)).toEqual({
        status: 1,
        out: "",
        error: `${path}: there is no such file; expected a JSON file with an object or a list of objects\n`,
      });
    expect(run("decide", "borrow-entry", "--why")).toEqual({
      status: 2,
      out: "",
      error: "expected a file of inputs, --case or --cases beside --why, which tells of one decision, found none\n",
    });
    expect(run("decide", "borrow-entry", "nosuch.json", "--cases")).toEqual({
      status: 2,
      out: "",
      error: "expected one of a file of inputs, --case and --cases, found more than one\n",
    });
  });

  it("F6 decide --why says why persona 09 is refused: each row before, and what its condition read", () => {
    const { status, out } = run("decide", "borrow-entry", "--case", "persona 09", "--why");
    expect(status).toBe(0);
    expect(out).toMatch(/^Persona 09: /);
    expect(out).toContain("\n    no: basicsAuth is 2; read basicsAuth = 0\n");
    expect(out).toContain(
      "\n    yes: all of these\n      yes: refuseFlag is 1 or 3; read refuseFlag = 1\n      yes: subLoan is false; read subLoan = false\n",
    );
    expect(out.match(/, taken: /g)).toHaveLength(1);
  });

  it("F6 decide --cases says what each case gives in full, and what comes of it", () => {
    const { status, out } = run("decide", "auto-login", "--cases");
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

  it("check says of what is no document which may be meant, and counts no errors of nothing", () => {
    expect(run("check", "brands/busines/716.brand.json")).toEqual({
      status: 1,
      out: "",
      error:
        'brands/busines/716.brand.json: there is no such document; did you mean "brands/business/716.brand.json"?\n',
    });
  });

  it("B2 B3 brand prints every value with its origin, and refuses an unknown pair", () => {
    const found = run("brand", "716", "104");
    expect(found.status).toBe(0);
    expect(found.out).toMatch(/^name +"[^"]+" +brands\/[a-z0-9/-]+\.brand\.json:\d+$/m);
    expect(run("brand", "719", "104")).toEqual({
      status: 1,
      out: "",
      error: 'expected a business, one of 716, 717, 718, found "719"; did you mean "718"?\n',
    });
    expect(run("brand")).toMatchObject({ status: 1, error: expect.stringMatching(/^usage: npm run brand -- <b/) });
  });

  it.each([
    ["brand 104 716", "brand -- 716 104"],
    ["compare 717 301 104 716", "compare -- 717 301 716 104"],
    ["screens --b 104 --c 716", "screens -- --b 716 --c 104"],
  ])("B2 of %s it is said that business and channel are exchanged, with the right command", (told, right) => {
    const { status, out, error } = run(...told.split(" "));
    expect({ status: status === 0, out }).toEqual({ status: false, out: "" });
    expect(error).toBe(
      `expected a business before its channel, found them exchanged; did you mean npm run ${right}?\n`,
    );
  });

  it("brand --uses says of a value that there is not which one may be meant", () => {
    expect(run("brand", "--uses", "flags.vouchr")).toMatchObject({
      status: 1,
      error: 'the brand has no value "flags.vouchr"; did you mean "flags.voucher"?\n',
    });
    expect(run("brand", "--uses", "nothing.alike")).toMatchObject({
      status: 1,
      error: 'the brand has no value "nothing.alike"; npm run brand -- 718 302 shows them\n',
    });
  });

  it.each([
    ["--set", "flags.vouchr=null"],
    ["--unset", "flags.vouchr"],
  ])("B3 brand %s %s is refused with the name that may be meant", (...edit) => {
    expect(run("brand", "716", "104", ...edit, "--dry-run")).toMatchObject({
      status: 1,
      out: 'the brand has no value "flags.vouchr"; did you mean "flags.voucher"?\nNothing was written.\n',
    });
  });

  it("B9 brand says of a flag what it closes, and writes nothing with --dry-run", () => {
    expect(run("brand", "716", "104", "--set", "flags.bankAccount=false", "--layer", "pair", "--dry-run")).toEqual({
      status: 0,
      error: "",
      out: [
        'Features: "Bank accounts" is off, was on, in brand 716-104.',
        "Bank accounts (/bankcardList) can no longer be reached in brand 716-104.",
        'Would be written: brands/pair/716-104.brand.json, the layer "pair" of brand 716-104.',
        "",
      ].join("\n"),
    });
  });

  it("B2 B3 compare prints what two brands have otherwise with its origin, and refuses an unknown pair", () => {
    const found = run("compare", "716", "104", "717", "301");
    expect(found.status).toBe(0);
    expect(found.out).toMatch(/^Corvanta 716-104 beside Zumaly 717-301: \d+ values differ\.$/m);
    expect(found.out).toMatch(/^ {4}716-104 {2}Corvanta {2}business 716, brands\/business\/716\.brand\.json:\d+$/m);
    expect(run("compare", "716", "104", "716", "104").out).toMatch(/: nothing differs\.\n$/);
    const unknown = run("compare", "716", "104", "717", "999");
    expect(unknown).toMatchObject({ status: 1, out: "" });
    expect(unknown.error).toMatch(/^expected a channel of the second brand, one of 1, 3, 104, .*, found "999"\n$/);
    expect(run("compare")).toMatchObject({ status: 1, error: expect.stringMatching(/^usage: npm run compare -- <b/) });
  });
});
