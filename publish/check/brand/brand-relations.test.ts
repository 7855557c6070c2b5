import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Fault } from "../../documents/document.ts";
import type { Json, JsonObject } from "../../documents/json.ts";
import { merge } from "../../documents/merge.ts";
import { parseDocument } from "../../documents/parse-document.ts";
import { readDocuments } from "../../documents/read-documents.ts";
import { Project } from "../given/project.ts";
import { formatFault, reportInto } from "../given/report.ts";
import { namesInSource } from "../given/source-names.ts";
import { checkBrandRelations } from "./brand-relations.ts";

const shipped = readDocuments(process.cwd());
const unused = {
  validators: { ofKind: () => undefined, ofValue: () => undefined, broken: () => undefined, isUnusable: () => false },
  source: namesInSource("nowhere"),
  fault: () => undefined,
  each: () => undefined,
};

/** What is said where brand documents say more than they are shipped with; lines and columns are another matter. */
function told(more: Readonly<Record<string, JsonObject>>): readonly string[] {
  const faults: Fault[] = [];
  const all = shipped.all.map((document) => {
    const change = more[document.file];
    if (!change) return document;
    const written = JSON.parse(readFileSync(document.file, "utf8")) as Json;
    const parsed = parseDocument("brand", document.file, JSON.stringify(merge(written, change)));
    return "document" in parsed ? parsed.document : document;
  });
  const project = new Project({ root: process.cwd(), all });
  checkBrandRelations({ ...unused, project, report: reportInto(faults) });
  return faults.map((fault) =>
    formatFault(fault)
      .replace(/:\d+:\d+ /, " ")
      .replace(/\.json:\d+\)/g, ".json)"),
  );
}

const base = "brands/base.brand.json";
const business = "brands/business/716.brand.json";
const pair = "brands/pair/716-130.brand.json";
const constants = (more: JsonObject): JsonObject => ({ constants: more });
const product = (more: JsonObject): JsonObject => constants({ fallbackProduct: more });

describe("B6 K2 figures of a brand that contradict each other are told where the later of them was set", () => {
  it("none is shipped", () => {
    expect(told({})).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, JsonObject>>, string]>([
    [
      "less is claimed than is offered",
      { [business]: { claims: { maximumAmount: 10_000_000 } } },
      `${business} claims.maximumAmount: brand 716-1: expected at least 22500000, as "constants.fallbackProduct.max" (brands/base.brand.json) says, found 10000000 [E608]`,
    ],
    [
      "more is offered than is claimed",
      {
        [business]: product({ max: 70_000_000 }),
        "brands/channel/127.brand.json": { claims: { maximumAmount: null } },
      },
      `${business} constants.fallbackProduct.max: brand 716-1: expected at most 60000000, as "claims.maximumAmount" (brands/base.brand.json) says, found 70000000 [E608]`,
    ],
    [
      "a business claims less than a pair of it offers",
      { [business]: { claims: { maximumAmount: 30_000_000 } }, [pair]: product({ max: 40_000_000 }) },
      `${pair} constants.fallbackProduct.max: brand 716-130: expected at most 30000000, as "claims.maximumAmount" (brands/business/716.brand.json) says, found 40000000 [E608]`,
    ],
    [
      "a step that the least is no multiple of",
      { [business]: product({ multiple: 50_000, min: 320_000 }) },
      `${business} constants.fallbackProduct.min: brand 716-1: expected a multiple of 50000, as "constants.fallbackProduct.multiple" says, found 320000 [E608]`,
    ],
    [
      "a loan of nothing, which no step leads to",
      { [business]: product({ min: 0 }) },
      `${business} constants.fallbackProduct.min: brand 716-1: expected at least 10000, as "constants.fallbackProduct.multiple" (brands/base.brand.json) says, found 0 [E608]`,
    ],
    [
      "a step of its own that the most of base is no multiple of",
      { [business]: product({ multiple: 70_000 }) },
      `${business} constants.fallbackProduct.multiple: brand 716-1: expected a step that 22500000 is a multiple of, as "constants.fallbackProduct.max" (brands/base.brand.json) says, found 70000 [E608]`,
    ],
    [
      "a first language that is not offered",
      { [business]: { language: { default: "zh_CN", all: ["en_US"] } } },
      `${business} language.default: brand 716-1: expected one of "en_US", as "language.all" says, found "zh_CN" [E608]`,
    ],
    [
      "languages without the first one, which base says",
      { [business]: { language: { all: ["zh_CN"] } } },
      `${business} language.all: brand 716-1: expected "en_US" among them, as "language.default" (brands/base.brand.json) says, found ["zh_CN"] [E608]`,
    ],
    [
      "a language that there are no texts of",
      { [business]: { language: { all: ["en_US", "zh_CM"] } } },
      `${business} language.all[1]: expected a known language, found "zh_CM"; did you mean "zh_CN"? [E303]`,
    ],
    [
      "more contacts of the family than contacts",
      { [business]: constants({ contactCount: 2 }), [base]: constants({ minFamily: 3 }) },
      `${business} constants.contactCount: brand 716-1: expected at least 3, as "constants.minFamily" (brands/base.brand.json) says, found 2 [E608]`,
    ],
    [
      "a flag whose promise another one's file takes away",
      {
        [base]: { flags: { inviteFriend: true } },
        [business]: { flags: { voucher: false } },
        "brands/channel/305.brand.json": { flags: { inviteFriend: false } },
      },
      `${business} flags.voucher: brand 716-1: expected "voucher" on while "inviteFriend" (brands/base.brand.json) is, which needs it, found it off: put "inviteFriend" (brands/base.brand.json) off first; if that brand alone is to have another value, write it in brands/pair/716-1.brand.json [E605]`,
    ],
  ])("%s", (_, more, line) => {
    expect(told(more)).toEqual([line]);
  });

  it.each<[string, JsonObject]>([
    ["a longer period costs less a day than is claimed", constants({ periodDays: 30 })],
    [
      "half the rate over half the period is the same a day",
      constants({ periodDays: 7, fallbackProduct: { rate: 0.14 } }),
    ],
    ["who was there before may withdraw less", constants({ withdrawalMinimum: 300_000 })],
    ["a claim that is just true", { claims: { maximumAmount: 22_500_000 } }],
  ])("and nothing else: %s", (_, more) => {
    expect(told({ [business]: more })).toEqual([]);
  });
});

describe("C2 bodies are sealed below /ostrader and /soda alone, and a brand that promises it has its calls there", () => {
  const sealed: JsonObject = { flags: { encryption: true } };
  const mounted = (mount: string): JsonObject => ({ api: { mount } });
  const expected = "a mount with /ostrader or /soda in it, below which alone bodies are sealed";

  it.each(["/ostrader", "/soda", "/lender/ostrader", "/ostrader/v2"])("%s is such a mount", (mount) => {
    expect(told({ [business]: { ...sealed, ...mounted(mount) } })).toEqual([]);
  });

  it.each(["/lender", "/ostraders", "/my-soda", "/OSTRADER"])(
    "%s is none, and is one where nothing is sealed",
    (mount) => {
      expect(told({ [business]: mounted(mount) })).toEqual([]);
      expect(told({ [base]: sealed, [business]: mounted(mount) })[0]).toBe(
        `${business} api.mount: brand 716-1: expected ${expected}, as "flags.encryption" (${base}) says, found "${mount}" [E608]`,
      );
    },
  );

  it("is told at the flag where that was set later", () => {
    expect(told({ [business]: mounted("/lender"), [pair]: sealed })).toEqual([
      `${pair} flags.encryption: brand 716-130: expected it off, or ${expected}, as "api.mount" (${business}) says, found true [E608]`,
    ]);
  });
});
