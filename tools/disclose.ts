import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import { disclosed, sealOf } from "../publish/check/disclosure/disclosed.ts";
import { keptWords } from "../publish/check/disclosure/locked-words.ts";
import { elements, entries } from "../publish/documents/entries.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";

// npm run disclose -- --why "…": keeps what the facts of each disclosure say now as its next version, with the reason.
const { values } = parseArgs({ options: { why: { type: "string" } } });
const why = values.why?.trim() ?? "";
const { all } = readDocuments(process.cwd());
let changed = 0;
for (const document of all.filter(({ kind }) => kind === "disclosure")) {
  const words = keptWords(all, disclosed(document));
  const seal = sealOf({ ...entries(document.data), words });
  const { versions } = entries(document.data);
  const last = entries(elements(versions).at(-1));
  if (last.seal === seal) continue;
  changed++;
  if (why === "") continue;
  const next = { version: Number(last.version ?? 0) + 1, why, seal };
  let text = readFileSync(document.file, "utf8");
  for (const [path, value] of [
    [["words"], words],
    [["versions", elements(versions).length], next],
  ] as const)
    text = applyEdits(text, modify(text, [...path], value, { formattingOptions: { tabSize: 2, insertSpaces: true } }));
  writeFileSync(document.file, text);
  console.log(`${document.file}: version ${next.version}`);
}
if (changed === 0) console.log("Every disclosure says what its last version said.");
else if (why === "") {
  console.error('What is disclosed has changed: npm run disclose -- --why "the reason" makes it a new version.');
  process.exitCode = 1;
}
