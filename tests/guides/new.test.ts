import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkDocuments } from "../../publish/check/check-documents.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { keptChecker } from "../../publish/check/schema/kept-code.ts";
import { generatedFiles } from "../../publish/generate/generated-files.ts";
import { planNew } from "../../tools/new/plan-new.ts";
import { type ProjectCopy, copyProject } from "./project-copy.ts";

// Commands of the project run one after the other.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

const make = (what: string) => copy.run(`node tools/run.mjs new ${what}`);
const read = (file: string) => readFileSync(join(copy.root, file), "utf8");

describe("npm run new", () => {
  it.each([
    ["widget pay-later", ["widgets/pay-later/PayLater.tsx", "widgets/pay-later/pay-later.props.ts"]],
    ["screen help/hello", ["screens/help/hello.screen.json", "locales/zh_CN/hello.text.json"]],
    ["part help/note", ["screens/help/parts/note.part.json", "screens/help/try-note.screen.json"]],
    ["dialog help/really", ["screens/help/dialogs/really.dialog.json", "screens/help/try-really.screen.json"]],
    ["decision way-on", ["rules/decisions/way-on.decision.json", "screens/help/try-way-on.screen.json"]],
    ["rule shoe-size", ["rules/validation/shoe-size.rule.json", "screens/help/try-shoe-size.screen.json"]],
    ["policy fair-hours", ["rules/policies/fair-hours.policy.json"]],
    ["brand 719", ["brands/business/719.brand.json"]],
    ["brand 718/104", ["brands/pair/718-104.brand.json"]],
    [
      "brand 720/306",
      ["brands/business/720.brand.json", "brands/channel/306.brand.json", "brands/pair/720-306.brand.json"],
    ],
  ])("makes a %s", (what, files) => {
    const { status, out } = make(what);
    expect(out, out).not.toMatch(/Error/);
    expect(status).toBe(0);
    for (const file of files) {
      expect(out).toContain(`made ${file}\n`);
      expect(existsSync(join(copy.root, file)), file).toBe(true);
    }
  });

  it("makes what holds, with what is generated of it", async () => {
    expect(checkDocuments(copy.root, { keep: keptChecker }).errors.map(formatFault)).toEqual([]);
    const generated = await generatedFiles(copy.root);
    expect([...generated].flatMap(([file, text]) => (read(file) === text ? [] : [file]))).toEqual([]);
  });

  it("makes what types, format, lint and the documents' tests have nothing against", () => {
    // No code but a widget's is made, so that nothing else can have another type than before.
    const widgets = { extends: "./tsconfig.json", include: ["widgets"] };
    writeFileSync(join(copy.root, "tsconfig.made.json"), JSON.stringify(widgets));
    for (const command of [
      "biome format widgets screens rules locales brands",
      "tsc --noEmit -p tsconfig.made.json",
      "oxlint --type-aware tools widgets/pay-later widgets/index.ts",
      "knip --no-config-hints",
      "vitest run tests/documents.test.ts tests/native rules app/gallery publish/words",
    ]) {
      const { status, out } = copy.run(command);
      expect(status, `${command}\n${out}`).toBe(0);
    }
  });

  it("writes nothing with --dry-run, and says what it would", () => {
    const index = read("widgets/index.ts");
    expect(make("widget pay-never --dry-run")).toEqual({
      status: 0,
      out: [
        "would make widgets/pay-never/pay-never.schema.json",
        "would make widgets/pay-never/pay-never.examples.json",
        "would make widgets/pay-never/PayNever.tsx",
        "would make widgets/pay-never/pay-never.module.css",
        "would change widgets/index.ts",
        "",
      ].join("\n"),
    });
    expect(existsSync(join(copy.root, "widgets/pay-never"))).toBe(false);
    expect(read("widgets/index.ts")).toBe(index);
  });

  it.each([
    ["widget button", 'widgets/button/button.schema.json is there already; free is "button-2"'],
    ["screen help/suggest", 'screens/help/suggest.screen.json is there already; free is "help/suggest-2"'],
    ["screen loan/suggest", 'screens/help/suggest.screen.json is there already; free is "loan/suggest-2"'],
    ["decision borrow-entry", 'rules/decisions/borrow-entry.decision.json is there already; free is "borrow-entry-2"'],
    ["brand 716", 'brands/business/716.brand.json is there already; free is "719"'],
    ["part hlep/x", 'there is no area "hlep"; did you mean "help"?'],
    ["scren help/x", 'unknown kind "scren"; did you mean "screen"?'],
    ["widget PayLater", 'expected widget <id> like pay-later, found "PayLater"'],
    ["screen hello", 'expected screen <area>/<id> like help/pay-later, found "hello"'],
    ["brand 104/716", 'expected a business before its channel, found them exchanged; did you mean "716/104"?'],
    ["brand corvanta", 'expected brand <business>[/<channel>] like 719 or 719/302, found "corvanta"'],
  ])("refuses %s: %s", (what, line) => {
    const [kind, name] = what.split(" ");
    expect(planNew(process.cwd(), kind, name)).toEqual({ refused: line });
  });

  it("writes texts in each language, and nowhere else", () => {
    const plan = planNew(process.cwd(), "screen", "help/hello");
    expect(Object.keys("files" in plan ? plan.files : {}).filter((file) => file.startsWith("locales/"))).toEqual([
      "locales/en_US/hello.text.json",
      "locales/zh_CN/hello.text.json",
    ]);
  });

  it("says what there is to make", () => {
    const { status, out } = make("");
    expect(status).toBe(1);
    expect(out).toContain("usage: npm run new -- <kind> <name> [--dry-run]\n  widget <id>\n  screen <area>/<id>\n");
  });
});
