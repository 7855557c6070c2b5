import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { checkDocuments } from "./check/check-documents.ts";
import { formatFault } from "./check/report.ts";
const p = "tests/fixtures/project";
for (const e of checkDocuments(p).errors) console.log("BASE", formatFault(e));
const b = "tests/fixtures/broken";
for (const name of process.argv[2] ? readdirSync(b).sort() : []) {
  const files = readdirSync(`${b}/${name}`, { recursive: true, withFileTypes: true }).filter(
    (f) => f.isFile() && f.name !== "expected.txt",
  );
  const overlay = new Map(
    files.map((f) => {
      const full = `${f.parentPath}/${f.name}`;
      return [full.slice(`${b}/${name}/`.length), readFileSync(full, "utf8")];
    }),
  );
  const out = checkDocuments(p, { overlay }).errors.map(formatFault).join("\n");
  console.log(`--- ${name}\n${out}`);
  if (process.argv[2] === "write") writeFileSync(`${b}/${name}/expected.txt`, `${out}\n`);
}
