import { readFileSync } from "node:fs";
import { appOperators } from "../lending/operators/index.ts";
import { Compiler } from "../engine/compile.ts";
import { decide } from "../engine/evaluate.ts";
import { messageOf, registerOperators } from "../engine/expression.ts";
import { nearest } from "../publish/faults/nearest.ts";
import { formatCase, formatDecided } from "./decide/format-decided.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { saidByAll } from "../publish/documents/said-by.ts";

// npm run decide -- <decision> [inputs.json] [--json]: the row taken for one input object or each of a list; without a
// file, for each of the decision's own cases, with all that it gives.
const args = process.argv.slice(2);
const [name, file] = args.filter((arg) => !arg.startsWith("--"));

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

function readInputs(path: string): readonly Record<string, unknown>[] {
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

if (!name) stop("usage: npm run decide -- <decision> [inputs.json] [--json]");
registerOperators(appOperators);
const decisions = saidByAll("decision", readDocuments(process.cwd()).all);
const decision = decisions.find(({ id }) => id === name);
if (!decision) {
  const ids = decisions.map(({ id }) => id);
  const near = nearest(name, ids);
  stop(`unknown decision "${name}"${near ? `; did you mean "${near}"?` : `; there are ${ids.join(", ")}`}`);
}
const compiled = new Compiler().decision(decision);
if (file) {
  const results = readInputs(file)
    .map(declaredOnly)
    .map((inputs) => decide(compiled, inputs));
  say(results, (result) => formatDecided(decision, result));
} else {
  const results = decision.cases.map((one) => ({ ...one, ...decide(compiled, one.given) }));
  say(results, (result) => `${formatCase(result)}\n${formatDecided(decision, result)}`);
}

function say<Result>(results: readonly Result[], inWords: (result: Result) => string): void {
  console.log(args.includes("--json") ? JSON.stringify(results, null, 2) : results.map(inWords).join("\n\n"));
}
