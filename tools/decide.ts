import { readFileSync } from "node:fs";
import { appOperators } from "../lending/operators/index.ts";
import { Compiler } from "../engine/compile.ts";
import { decide, type DecisionDocument } from "../engine/document.ts";
import { registerOperators } from "../engine/expression.ts";
import { nearest } from "../publish/faults/nearest.ts";
import { formatDecided } from "./decide/format-decided.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";

// npm run decide -- <decision> <inputs.json> [--json]: the row taken for one input object or each of a list.
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
    return stop(`${path}: expected a JSON file with an object or a list of objects: ${(error as Error).message}`);
  }
}

if (!name || !file) stop("usage: npm run decide -- <decision> <inputs.json> [--json]");
registerOperators(appOperators);
const decisions = readDocuments(process.cwd())
  .all.filter(({ kind }) => kind === "decision")
  .map(({ data }) => data as DecisionDocument);
const decision = decisions.find(({ id }) => id === name);
if (!decision) {
  const ids = decisions.map(({ id }) => id);
  const near = nearest(name, ids);
  stop(`unknown decision "${name}"${near ? `; did you mean "${near}"?` : `; there are ${ids.join(", ")}`}`);
}
const compiled = new Compiler().decision(decision);
const results = readInputs(file).map((inputs) => decide(compiled, inputs));
if (args.includes("--json")) console.log(JSON.stringify(results, null, 2));
else console.log(results.map((result) => formatDecided(decision, result)).join("\n\n"));
