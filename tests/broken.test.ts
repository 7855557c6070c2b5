import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { checkDocuments } from "../publish/check/check-documents.ts";
import { Checker } from "../publish/check/checker.ts";
import { formatFault } from "../publish/check/given/report.ts";

const project = "tests/fixtures/project";
const broken = "tests/fixtures/broken";
const checker = new Checker(project);

/** Requirement ids by fixture, for the titles. */
const requirements: Readonly<Record<string, string>> = {
  malformed: "R1",
  html: "R1",
  "latin-1": "R1",
  "byte-order-mark": "R1",
  "trailing-comma": "R1",
  "widget-unread": "R1",
  "like-unread": "R1",
  misnamed: "R14",
  "widget-copied": "R14",
  "screen-copied": "R14",
  "widget-no-schema": "R14",
  "call-path": "C15",
  "widget-bounds": "R14",
  "widget-members": "R14",
  "widget-example": "R14",
  "widget-pattern": "R14",
  "widget-required": "R14",
  "widget-title": "R14",
  "widget-event": "R14",
  "widget-misspelt": "R14",
  "widget-value": "R14",
  "widget-keyword": "R14",
  "widget-look": "R14",
  "entity-type": "R14",
  "reads-odd": "R14",
  "read-writes": "R14 R47",
  "last-known": "R42",
  "route-missing": "R14",
  "duplicate-key": "R2",
  "prototype-key": "R3",
  "constructor-key": "R3",
  "too-deep": "R4",
  "too-long-text": "R4",
  "too-many-values": "R4",
  "part-circle": "R12",
  "dialog-stays": "D7",
  docked: "K12",
  "dark-contrast": "K13 B4",
  "redirect-circle": "R15",
  "guard-circle": "R15",
  "unknown-route": "R15",
  "route-with-parameter": "R15",
  "unknown-operator": "R21",
  "operators-of-other-languages": "R21",
  arity: "R21",
  "two-key-rule": "R21",
  "undeclared-field": "R21",
  "expression-too-deep": "R22",
  "expression-too-large": "R22",
  "unsafe-pattern": "R82",
  slides: "S7",
  "slide-elsewhere": "S5 S7",
  addresses: "R15",
  effects: "S2 R15",
  emptied: "S2 R15",
  "emptied-fields": "C4",
  graph: "S2 A5",
  "contract-fields": "C4",
  "contract-secrets": "C16",
  "contract-sensitive": "C16",
  "contract-shown": "C16",
  "field-unfilled": "V5",
  published: "C15",
  "published-unreadable": "C15",
  "published-none": "C15",
  "published-by-hand": "C15",
  behaviour: "R14",
  "behaviour-besides": "R14 R47",
  "behaviour-by-hand": "R14",
  "behaviour-gone": "R14",
  "behaviour-unreadable": "R14",
  "rule-cases": "V5",
  "rule-changes": "V5 F6",
  "row-without-case": "F6",
  "row-misspelt": "F6",
  "case-misses": "F6",
  "row-shadowed": "F6",
  "last-row-condition": "F6",
  "brand-flag": "B3",
  "brand-dot": "B3 S6",
  "brand-dot-root": "B3 S6",
  "brand-order": "B9",
  "brand-theme": "B4 R1",
  "brand-hosts": "R1",
  "brand-fonts": "B4",
  "brand-opened": "R16 B2",
  "brand-arranged": "B9 B6",
  "written-amounts": "B8 S11",
  "written-figures": "B6 B7",
  "written-hosts": "R16 B7",
  "brand-sent": "B3 R14",
  "brand-meant": "B3 B4 B9 R14",
  "brand-by-address": "S2 A5",
  "brand-mark": "B4",
  "brand-marks": "B4",
  "brand-slots": "B9",
  "brand-shared": "B3",
  "brand-support": "B3 V4",
  "brand-tabs": "S5 B9",
  "policy-hidden": "B13 B14 S11",
  "policy-claims": "B13 B6",
  "policy-contacts": "B13",
  "policy-odd": "B13",
  "brand-pair": "B2",
  "brand-mounts": "C1",
  "brand-mark-missing": "B4 R14",
  "brand-overridden": "B3",
  "brand-names": "C1 B3",
  "closed-ways": "A5 B9",
  characters: "B7 R27",
  blanks: "B7",
  disclosure: "S11",
  "brand-dead": "B3",
  "brand-relations": "A3 A6 K5 V14",
  "open-routes": "A5",
  "brand-incomplete": "B2 R14",
  "base-edit-breaks-menu": "B9 R14",
  contrast: "B4",
  bridge: "C17 R71",
  mock: "A4",
  again: "X4",
  unguarded: "F6",
  unvalidated: "V5",
  "types-addresses": "R15 R21",
  "types-codes": "R21 R18",
  "types-constant": "R21",
  "types-differences": "B8 R21",
  "types-event": "R21",
  "types-forms": "R21",
  "types-gaps": "R21",
  "types-ids": "R21 R15",
  "types-missing": "R21",
  "types-lists": "R21 R18",
  "types-operators": "R21 B8",
  "types-always": "R21",
  "types-branches": "R21",
  "types-placeholders": "R21 B7",
  "types-places": "R21 B8",
  "types-state": "R21",
  "types-of-rule": "R21",
  "state-misspelt": "R21",
  "types-texts": "R21",
  "types-units": "B8 R40",
  "types-wire": "B8 R40",
  "text-alike": "B7",
  "brand-name": "B3 R1",
  "text-braces": "B7 R3",
  "text-ends": "B7",
  "text-exchanged": "B7",
  "text-swapped": "B7",
  "text-turned": "B7",
  "text-missing": "B7",
  "text-languages": "B7",
  "text-plurals": "B7",
  "text-pressed": "B7 R47",
  "text-promise": "S11 B7",
  "brand-promise": "B1 S11",
  "brand-rate": "B1 S11",
  "brand-figure": "B1 S11",
  "text-units": "B6 B7",
  "text-lengths": "B7",
  "text-unused": "B7",
};

/** The files of a fixture, as they lie over the project. */
function overlayOf(fixture: string): Map<string, string> {
  const folder = join(broken, fixture);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "expected.txt")
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(folder, file).replaceAll("\\", "/"), readFileSync(file, "utf8")]));
}

const fixtures = readdirSync(broken).sort();

describe("broken documents", () => {
  it("are at least forty, over a project without a fault", () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(40);
    expect(checkDocuments(project).errors.map(formatFault)).toEqual([]);
  });

  it("have a code for each kind of fault, and no two the same", () => {
    const files = readdirSync("publish/faults").filter((file) => file.endsWith("messages.ts"));
    const text = files.map((file) => readFileSync(join("publish/faults", file), "utf8")).join("");
    const codes = [...text.matchAll(/"E\d{3}"/g)].map(([code]) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it("say what was expected, then what was found", () => {
    const lines = fixtures.flatMap((fixture) =>
      readFileSync(join(broken, fixture, "expected.txt"), "utf8")
        .trimEnd()
        .split("\n"),
    );
    expect(lines.filter((line) => !/expected .*found /.test(line))).toEqual([]);
  });

  it.each(fixtures.map((fixture) => [requirements[fixture.slice(3)] ?? "", fixture] as const))(
    "%s %s gives exactly its lines",
    (_, fixture) => {
      const { errors, warnings } = checker.check({ overlay: overlayOf(fixture) });
      const expected = readFileSync(join(broken, fixture, "expected.txt"), "utf8")
        .trimEnd()
        .split("\n");
      const found = [...errors.map(formatFault), ...warnings.map((warning) => `warning: ${formatFault(warning)}`)];
      expect(found).toEqual(expected);
    },
  );
});
