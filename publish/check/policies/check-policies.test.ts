import { describe, expect, it } from "vitest";
import { variablesOf } from "../../../engine/expression.ts";
import { confirm, list, facts as part, put, rows } from "../../../tests/disclosed.ts";
import { faultAt } from "../../documents/fault-at.ts";
import { entries } from "../../documents/entries.ts";
import { DocumentReader } from "../../documents/document-reader.ts";
import { Project } from "../given/project.ts";
import { formatFault } from "../given/report.ts";
import { Memo } from "../memo/memo.ts";
import { factTypes } from "../typed/fact-types.ts";
import { brokenOf } from "./broken.ts";
import { facts } from "./facts/facts.ts";

type Changed = readonly (readonly [string, string])[];

const memo = new Memo();
const reader = new DocumentReader(process.cwd());
const files = reader.look();
const project = new Project({ root: process.cwd(), all: [] }, undefined, memo);

/** What policies say of the shipped documents with some of them changed: file, path and the policy with its pair. */
function told(...changed: Changed): readonly string[] {
  const overlay = new Map(changed);
  const { all } = reader.read(overlay, files);
  project.take(all, overlay);
  memo.next();
  return project.listed("policy").flatMap((policy) =>
    brokenOf(project, policy).map(({ document, path, said }) =>
      formatFault(faultAt(document, path, said, "value"))
        .replace(/:\d+:\d+ /, " ")
        .replace(/ to hold, as .*, found /, ": ")
        .replace(`: ${String(entries(policy.data).say)} [E660]`, ""),
    ),
  );
}

const base = "brands/base.brand.json";
const credit = "screens/credit/credit-entry.screen.json";

const cost = "What a loan costs is told on every way to it";
const asked = "Nobody is asked for the contacts, photos or calls of his phone";

describe("policies of the shipped documents", () => {
  it("B13 hold for every pair", () => expect(told()).toEqual([]));

  it("read every fact that there is, and each fact has its file", () => {
    told();
    const read = project.listed("policy").flatMap(({ data }) => {
      const { applies = true, must } = entries(data);
      return [applies, must].flatMap(variablesOf).flatMap(({ name }) => (name.startsWith("facts.") ? [name] : []));
    });
    const names = new Set(Object.keys(factTypes));
    expect(new Set(read.map((path) => path.split(".")[1]))).toEqual(names);
    expect(new Set(facts.map(({ name }) => name))).toEqual(names);
  });

  it.each<readonly [title: string, changed: Changed, lines: readonly string[]]>([
    [
      "B6 a claim of interest that is less than it is",
      [put(base, ["claims", "dailyInterestPercent"], 0.05)],
      [
        `${base} claims.dailyInterestPercent: brand 716-1: expected "No lower rate is advertised than the first loan has": claims.dailyInterestPercent 0.05, an interest of 0.1 % a day of a first loan`,
      ],
    ],
    [
      "B6 an interest that is more than what is claimed, since a business lends for a shorter time",
      [put("brands/business/716.brand.json", ["constants"], { periodDays: 7 })],
      [
        'brands/business/716.brand.json constants.periodDays: brand 716-1: expected "No lower rate is advertised than the first loan has": claims.dailyInterestPercent 0.1, an interest of 0.2 % a day of a first loan',
      ],
    ],
    [
      "B7 a business that can be read in Chinese alone",
      [put("brands/business/716.brand.json", ["language"], { default: "zh_CN", all: ["zh_CN"] })],
      [
        'brands/business/716.brand.json language.all: brand 716-1: expected "What a loan costs can be read in English": language.all ["zh_CN"], language.default "zh_CN", flags.languageSwitch false',
      ],
    ],
    [
      "B7 a base that begins in Chinese where no switch leads to English: told once, for the channel with a switch holds",
      [put(base, ["language", "default"], "zh_CN")],
      [
        `${base} language.default: brand 716-1: expected "What a loan costs can be read in English": language.default "zh_CN", flags.languageSwitch false`,
      ],
    ],
    [
      "B7 nothing of a business that begins in Chinese and has the switch to English",
      [
        put("brands/business/716.brand.json", ["language"], { default: "zh_CN" }),
        put(base, ["flags", "languageSwitch"], true),
      ],
      [],
    ],
    [
      "a channel that asks for contacts",
      [put("brands/channel/104.brand.json", ["flags"], { askContacts: true })],
      [`brands/channel/104.brand.json flags.askContacts: brand 716-104: expected "${asked}": contacts asked for`],
    ],
    [
      "a business that asks for the call log and the location, by a decision's inputs",
      [put("brands/business/717.brand.json", ["flags"], { askCallLog: true, askLocation: true })],
      [
        `brands/business/717.brand.json flags.askCallLog: brand 717-1: expected "${asked}": call-log asked for`,
        'brands/business/717.brand.json flags.askLocation: brand 717-1: expected "Nobody is asked where he is, or for his messages": location asked for',
      ],
    ],
    [
      "a location that is asked for by no flag, though all promise never to ask",
      [put(credit, ["on", "shown", 1, "if"], true)],
      [
        `${credit} on.shown[1]: brand 716-1: expected "What is promised never to be read is not asked for": promised never to be read: location, location asked for`,
        `${credit} on.shown[1]: brand 716-1: expected "Nobody is asked where he is, or for his messages": location asked for`,
      ],
    ],
    [
      "B14 a charge that a brand hides by a flag",
      [
        put(
          "screens/loan/lend-confirm.screen.json",
          ["children", 0, "children", 0, "children", 1, "when"],
          "brand.flags.voucher",
        ),
      ],
      [
        `brands/channel/130.brand.json flags.voucher: brand 716-130: expected "${cost}": not told on every way to a loan: netAmount, interest, fee, tax, dueAmount, dueTime, apr, lateFee`,
      ],
    ],
    [
      "B14 the part with the facts taken out",
      [put(confirm, ["children", 0, "children", 0, "children", 1], undefined)],
      [
        `${confirm} route: brand 716-1: expected "${cost}": not told on every way to a loan: netAmount, interest, fee, tax, dueAmount, dueTime, apr, lateFee`,
      ],
    ],
    [
      "B14 one figure that is no longer in the list, and therefore nobody's to hold",
      [put(list, ["facts", "apr"], undefined)],
      [`${confirm} route: brand 716-1: expected "${cost}": not told on every way to a loan: apr`],
    ],
    [
      "B14 a due date without its time",
      [
        put(list, ["facts", "due", "as"], "date"),
        put(part, [...rows, 6, "value", "$"], { date: [{ var: "reads.facts.value.dueTime" }] }),
      ],
      [`${confirm} route: brand 716-1: expected "${cost}": not told on every way to a loan: dueTime`],
    ],
    [
      "B14 a figure that is not the one that its name says",
      [put(part, [...rows, 3, "value", "$", "money"], [{ var: "reads.facts.value.fee" }])],
      [`${confirm} route: brand 716-1: expected "${cost}": not told on every way to a loan: tax`],
    ],
    [
      "S11 a call that pays out, of which nobody says what is told",
      [put("api/repayment/repayment-extend.call.json", ["moves"], "out")],
      [
        `rules/policies/cost-told.policy.json must: brand 716-1: expected "${cost}": not told on every way to a loan: netAmount, interest, fee, tax, dueAmount, dueTime, apr, lateFee`,
      ],
    ],
    [
      "a business without a licence",
      [put("brands/business/718.brand.json", ["licence"], undefined)],
      [
        'brands/business/718.brand.json brand 718-1: expected "A borrower is told under which licence the lender lends": shown on no screen that a borrower can reach: licence',
      ],
    ],
    [
      "an address that is told nowhere",
      [put("screens/parts/letterhead.part.json", ["children"], [])],
      ["business/716", "pair/716-130", "business/717", "business/718"].map(
        (layer) =>
          `brands/${layer}.brand.json support.address: brand ${/[0-9-]+$/.exec(layer)?.[0].padEnd(5, "-1")}: expected "A borrower is told who lends, where, and how to reach him": shown on no screen that a borrower can reach: support.address`,
      ),
    ],
    [
      "complaints that wait for three days",
      [put(base, ["constants", "complaintHours"], 72)],
      [
        `${base} constants.complaintHours: brand 716-1: expected "A complaint has a way, and is answered in a day and settled in two": constants.complaintHours 72`,
      ],
    ],
    [
      "a field of consent that begins ticked",
      [put("screens/auth/register.screen.json", ["form", "agree", "start"], true)],
      [
        'screens/auth/register.screen.json form.agree.start: brand 716-1: expected "Every consent but the security scan\'s is what a borrower ticked himself": an agreement that is not unticked',
      ],
    ],
    [
      "a shell of the store that lends for two weeks",
      [
        put(
          "brands/business/716.brand.json",
          ["support", "download"],
          "https://play.google.com/store/apps/details?id=a",
        ),
      ],
      [
        'brands/business/716.brand.json support.download: brand 716-1: expected "A shell of the store lends for more than 60 days": a first loan of 14 days',
      ],
    ],
  ])("B13 %s", (_, changed, lines) => {
    const found = told(...changed);
    expect(found).toEqual(lines);
  });
});
