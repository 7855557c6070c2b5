import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { registerOperators } from "../engine/expression.ts";
import { appOperators } from "../lending/operators/index.ts";
import { publishBehaviour } from "../publish/check/behaviour/publish-behaviour.ts";
import { formatFault } from "../publish/check/given/report.ts";
import { behaviourOf } from "../publish/check/records/published-behaviour.ts";
import { RecordReader } from "../publish/check/records/record-reader.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { publishedBehaviour } from "../publish/documents/records.ts";

// npm run behaviour: says what documents do otherwise than published, `was → is`. `--publish [--why "…"]` keeps what they
// do now where `npm run check` holds them to it: what is otherwise than published needs a reason.
const { values } = parseArgs({ options: { publish: { type: "boolean" }, why: { type: "string" } } });
const root = process.cwd();
registerOperators(appOperators);
const last = new RecordReader(root, publishedBehaviour, behaviourOf).read();
const documents = readDocuments(root);
const faults = [...documents.faults, ...(last && "unreadable" in last ? last.unreadable : [])];
if (faults.length > 0 || (last && "unreadable" in last)) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exitCode = 1;
} else {
  const { text, differences, unpublished, version } = publishBehaviour(documents, last, values.why);
  for (const line of differences) console.log(line);
  if (!values.publish) {
    for (const line of differences.length > 0 ? [] : unpublished) console.log(`${line}: not published yet`);
    console.log(`${differences.length} otherwise than version ${version}.`);
  } else if (text !== null) {
    writeFileSync(join(root, publishedBehaviour), text);
    console.log(`${publishedBehaviour}: version ${version}`);
  } else if (differences.length === 0) console.log(`Documents do what version ${version} says.`);
  else {
    console.error('What documents do has changed: npm run behaviour -- --publish --why "the reason" publishes it.');
    process.exitCode = 1;
  }
}
