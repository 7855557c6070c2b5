import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { registerOperators } from "../engine/expression.ts";
import { appOperators } from "../lending/operators/index.ts";
import { behaviourNow } from "../publish/check/behaviour/behaviour-now.ts";
import { formatFault } from "../publish/check/given/report.ts";
import { behaviourOf } from "../publish/check/records/published-behaviour.ts";
import { KeptWords } from "../publish/check/records/kept-words.ts";
import { RecordReader } from "../publish/check/records/record-reader.ts";
import { wordsNow } from "../publish/check/texts/words-now.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { keptWords, publishedBehaviour } from "../publish/documents/records.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run behaviour: says what documents do otherwise than published, `was → is`. `--publish --why "…"` keeps what they do
// now, where `npm run check` holds them to it, and what texts say that changed places. What came besides, `npm run
// generate` keeps.
const { values } = optionsOf({ publish: { type: "boolean" }, why: { type: "string" } });
const root = process.cwd();
registerOperators(appOperators);
const last = new RecordReader(root, publishedBehaviour, behaviourOf).read();
const said = new RecordReader(root, keptWords, (record) => new KeptWords(record)).read();
const documents = readDocuments(root);
const unreadable = [last, said].flatMap((record) => (record && "unreadable" in record ? record.unreadable : []));
const faults = [...documents.faults, ...unreadable];
if (faults.length > 0 || (last && "unreadable" in last) || (said && "unreadable" in said)) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exitCode = 1;
} else {
  const { differences: done, next } = behaviourNow(documents, last);
  const words = wordsNow(documents, said);
  const differences = [...done, ...words.exchanged, ...words.once];
  const why = values.why?.trim() ?? "";
  for (const line of differences) console.log(line);
  if (last && said && differences.length === 0) console.log(`Documents do what version ${last.version} says.`);
  else if (!values.publish) console.log(`${differences.length} otherwise than version ${last?.version ?? 0}.`);
  else if (why === "") {
    console.error('What documents do is published with a reason: npm run behaviour -- --publish --why "the reason".');
    process.exitCode = 1;
  } else {
    const { version, text } = next(why);
    writeFileSync(join(root, publishedBehaviour), text);
    writeFileSync(join(root, keptWords), words.next);
    console.log(`${publishedBehaviour}: version ${version}, for the reason: ${why}`);
  }
}
