import { isDeepStrictEqual } from "node:util";
import { Compiler } from "../../../engine/compile.ts";
import type { RuleDocument } from "../../../engine/document.ts";
import { checkRule } from "../../../engine/evaluate.ts";
import { variablesOf } from "../../../engine/expression.ts";
import type { PublishedRule } from "../../../engine/published.ts";
import type { Document } from "../../documents/document.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { saidBy } from "../../documents/said-by.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { quoted } from "../../faults/say.ts";
import { changedPlaces } from "../behaviour/changed-places.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { type GivenValues, readerOf } from "./given-values.ts";
import { type MissedCase, reportMissed, type WantedOf } from "./missed-cases.ts";
import { oddUsual, plainIn } from "./odd-usual.ts";
import type { Tried } from "./ordered-conditions.ts";
import { reportUnnoticed } from "./report-unnoticed.ts";
import { unnoticed } from "./unnoticed.ts";

/**
 * What each case of a rule expects is what the engine says; and no check of it can be changed without a case that
 * notices.
 */
export const checkRuleCases = ofEach((given, document) => {
  if ((given.validators.ofKind("rule")?.(document.data) ?? []).length > 0) return;
  const rule = saidBy("rule", document);
  const published = compile(rule);
  // What cannot be compiled is said by other checks.
  if (published) checkCases(given, document, rule, published);
}, "rule");

/** One value of a case, as it is tried. */
interface CaseValue {
  readonly path: Path;
  readonly value: unknown;
  readonly given: GivenValues;
  readonly say: string | undefined;
  readonly args: Readonly<Record<string, unknown>> | undefined;
}

function checkCases(given: Checking, document: Document, rule: RuleDocument, published: PublishedRule): void {
  const { report } = given;
  const { checks, cases = [], usual = {} } = rule;
  const said = checks.map(({ say }) => say);
  const read = [...new Set(checks.flatMap(({ must, args }) => [...variablesOf(must), ...readIn(args)]).map(pathOf))];
  const checkNames = (names: GivenValues, path: Path) => {
    for (const name of Object.keys(names))
      if (!read.includes(name))
        report(document, [...path, name], messages.ruleCaseGives(name, nearest(name, read)), { at: "key" });
  };
  checkNames(usual, ["usual"]);
  let sound = true;
  const tried = cases.flatMap(({ given: own = {}, accept = [], reject = [], say, args }, index): CaseValue[] => {
    const path = ["cases", index];
    checkNames(Object.fromEntries(Object.entries(own).filter(([name]) => !(name in usual))), [...path, "given"]);
    if (say !== undefined && !said.includes(say)) {
      sound = false;
      report(document, [...path, "say"], messages.ruleCaseSays(say, nearest(say, said)));
      return [];
    }
    return [
      ...accept.map((value, at) => ({
        path: [...path, "accept", at],
        value,
        given: own,
        say: undefined,
        args: undefined,
      })),
      ...reject.map((value, at) => ({ path: [...path, "reject", at], value, given: own, say, args })),
    ];
  });
  const missed: MissedCase[] = [];
  const comesTo = ({ value }: CaseValue, values: GivenValues) =>
    checkRule(published, { value }, (key) => key, readerOf(values));
  const isSaid = ({ say, args }: CaseValue, found: ReturnType<typeof comesTo>) =>
    found?.say === say && (args === undefined || isDeepStrictEqual(found?.args, args));
  for (const one of tried) {
    const found = comesTo(one, one.given);
    if (isSaid(one, found)) continue;
    sound = false;
    missed.push({
      path: one.path,
      said: messages.ruleCaseMisses(one.value, verdict(one), verdict(found ?? undefined, one.args)),
      by: missedBy(said, one.say, found?.say),
    });
  }
  const changed = missed.length > 0 ? changedPlaces(given, document) : undefined;
  const odd =
    missed.length > 1 && changed?.length === 0
      ? oddUsual(document, {
          known: (name) => [...checks.flatMap(({ must }) => plainIn(must)), ...inBase(given.project, name)],
          holds: (index, values) =>
            tried.filter(({ path }) => path[1] === index).every((one) => isSaid(one, comesTo(one, values))),
        })
      : undefined;
  if (odd) return report(document, odd.path, messages.usualMisses(odd.meant, odd.found, missed.length));
  const wantedOf: WantedOf = ([, index]) => ({
    condition: checks[Number(index)]?.must,
    wanted: tried.flatMap(({ value, given, say }) => {
      const taken = say === undefined ? checks.length : said.indexOf(say);
      return taken < Number(index) ? [] : [{ given: { ...given, value }, holds: taken !== index }];
    }),
    paths: read,
  });
  reportMissed(report, document, { missed, wantedOf, changed });
  // What a case would notice is said of cases that hold.
  if (!sound) return;
  const found = unnoticed({
    conditions: checks.map(({ must }) => must),
    ends: (came, index) => (came === true ? null : (said[index] ?? "")),
    cases: tried.map(({ value, given, say }) => ({ given: { ...given, value }, outcome: say })),
    may: () => true,
  });
  for (const { index, change, apart } of found)
    reportUnnoticed(given, document, {
      condition: ["checks", index, "must"],
      change,
      wanted: apart && wanted(apart, usual),
    });
}

/** What all brands say at a path, where it is one of brands. */
function inBase(project: Project, path: string): readonly unknown[] {
  const [root, ...keys] = path.split(".");
  return root === "brand" ? [valueAt(project.ofFile("brands/base.brand.json")?.data, keys)] : [];
}

const pathOf = ({ name }: { readonly name: string }): string => name;

/** The paths that the arguments of a message read. */
const readIn = (args: unknown): readonly { readonly name: string }[] =>
  Object.values(entries(args)).flatMap((value) => {
    const { $: expression } = entries(value);
    return expression === undefined ? readIn(value) : variablesOf(expression);
  });

/** The check by which another thing is said than a case expects: the earlier of both. */
function missedBy(checks: readonly string[], wanted: string | undefined, found: string | undefined): MissedCase["by"] {
  if (wanted === found) return undefined;
  const [one, other] = [wanted, found].map((say) => (say === undefined ? checks.length : checks.indexOf(say)));
  if (one === undefined || other === undefined) return undefined;
  return { path: ["checks", Math.min(one, other), "must"], holds: other < one };
}

/** What is said of a value, with its arguments where a case names some. */
function verdict(found: Pick<CaseValue, "say" | "args"> | undefined, compared = found?.args): string {
  if (found?.say === undefined) return "accepted";
  const refused = `refused with ${quoted(found.say)}`;
  return compared === undefined ? refused : `${refused} and ${JSON.stringify(found.args)}`;
}

/** The case that would notice. */
function wanted(apart: Tried, usual: GivenValues): string {
  const { value, ...given } = apart.given;
  const own = Object.entries(given).filter(([name, one]) => !isDeepStrictEqual(one, usual[name]));
  const where = own.map(([name, one]) => ` with ${name} ${quoted(one)}`).join("");
  return `${quoted(value)}${where}, which is ${verdict({ say: apart.outcome, args: undefined })}`;
}

function compile(rule: RuleDocument): PublishedRule | undefined {
  try {
    return new Compiler().rule(rule);
  } catch {
    return undefined;
  }
}
