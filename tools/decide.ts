import { readFileSync, statSync } from "node:fs";
import { appOperators } from "../lending/operators/index.ts";
import { Compiler } from "../engine/compile.ts";
import { decide } from "../engine/evaluate.ts";
import { messageOf, registerOperators } from "../engine/expression.ts";
import { nearest } from "../publish/faults/nearest.ts";
import { casesOf } from "./decide/cases-of.ts";
import { formatCase, formatDecided } from "./decide/format-decided.ts";
import { formatInputs, sampleOf } from "./decide/format-inputs.ts";
import { formatWhy } from "./decide/format-why.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { saidByAll } from "../publish/documents/said-by.ts";
import { explainDecision } from "../publish/words/explain-decision.ts";
import { optionsOf, stopMisused } from "./options/options-of.ts";

// npm run decide -- <decision> [inputs.json | --case <row, number or words> | --cases] [--why] [--json]: what it decides
// upon, its cases and inputs to fill in; with inputs, the row taken for one object or each of a list; with cases, for each
// of those. With --why each row up to it says every part of its condition, and what that read.
const usage =
  "usage: npm run decide -- <decision> [inputs.json | --case <row, number or words> | --cases] [--why] [--json]";

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

function readInputs(path: string): readonly Record<string, unknown>[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    return stop(`${path}: there is no such file; expected a JSON file with an object or a list of objects`);
  try {
    return [JSON.parse(readFileSync(path, "utf8"))].flat();
  } catch (error) {
    return stop(`${path}: expected a JSON file with an object or a list of objects: ${messageOf(error)}`);
  }
}

/** @returns the inputs; a name that the decision does not declare ends the command, for it would decide nothing. */
function declaredOnly(inputs: Record<string, unknown>): Record<string, unknown> {
  const declared = Object.keys(decision?.inputs ?? {});
  const unknown = Object.keys(inputs).find((input) => !declared.includes(input));
  if (unknown === undefined) return inputs;
  const near = nearest(unknown, declared);
  return stop(
    `unknown input "${unknown}"${near ? `; did you mean "${near}"?` : `; ${name} takes ${declared.join(", ")}`}`,
  );
}

const { positionals, values } = optionsOf(
  { case: { type: "string" }, cases: { type: "boolean" }, why: { type: "boolean" }, json: { type: "boolean" } },
  2,
);
const [name, file] = positionals;
if (!name) stop(usage);
const given = [file !== undefined, values.case !== undefined, values.cases === true].filter(Boolean).length;
if (given > 1) stopMisused("expected one of a file of inputs, --case and --cases, found more than one");
if (given === 0 && values.why)
  stopMisused("expected a file of inputs, --case or --cases beside --why, which tells of one decision, found none");
registerOperators(appOperators);
const decisions = saidByAll("decision", readDocuments(process.cwd()).all);
const decision = decisions.find(({ id }) => id === name);
if (!decision) {
  const ids = decisions.map(({ id }) => id);
  const near = nearest(name, ids);
  stop(`unknown decision "${name}"${near ? `; did you mean "${near}"?` : `; there are ${ids.join(", ")}`}`);
}
const compiled = new Compiler().decision(decision);
const explain = (inputs: Record<string, unknown>) => ({
  ...decide(compiled, inputs),
  ...(values.why && { why: explainDecision(decision, inputs) }),
});
const inWords = ({ why, ...result }: ReturnType<typeof explain>) =>
  why ? formatWhy(name, why) : formatDecided(decision, result);
if (file) {
  say(readInputs(file).map(declaredOnly).map(explain), inWords);
} else if (values.case !== undefined || values.cases) {
  const chosen = values.case === undefined ? decision.cases : casesOf(decision, values.case);
  if (chosen.length === 0) {
    const rows = [...new Set(decision.cases.map(({ row }) => row))];
    const near = nearest(values.case ?? "", rows);
    const known = `cases 1 to ${decision.cases.length}, and those of the rows ${rows.join(", ")}`;
    stop(`${name} has no case "${values.case}"${near ? `; did you mean "${near}"?` : `; it has ${known}`}`);
  }
  const results = chosen.map((one) => ({ ...one, ...explain(one.given) }));
  say(results, (result) => `${formatCase(result)}\n${inWords(result)}`);
} else if (values.json) console.log(JSON.stringify(sampleOf(decision), null, 2));
else console.log(formatInputs(decision));

function say<Result>(results: readonly Result[], inWords: (result: Result) => string): void {
  console.log(values.json ? JSON.stringify(results, null, 2) : results.map(inWords).join("\n\n"));
}
