import { writeFileSync } from "node:fs";
import { nextVersion, withSealsOfParts } from "../publish/check/disclosure/next-version.ts";
import { Project } from "../publish/check/given/project.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run disclose -- --why "…": keeps what each disclosure says now as its next version, with the reason.
const { values } = optionsOf({ why: { type: "string" } });
const why = values.why?.trim() ?? "";
const project = new Project(readDocuments(process.cwd()));
const changed = project.documents.flatMap((document) => {
  const text = document.kind === "disclosure" ? nextVersion(project, document, why) : undefined;
  return text === undefined ? [] : [{ file: document.file, text }];
});
for (const document of project.ofKind("disclosure").values()) {
  const text = withSealsOfParts(document);
  if (text === undefined) continue;
  writeFileSync(document.file, text);
  console.log(`${document.file}: the seals of its parts, and no new version.`);
}
if (changed.length === 0) console.log("Every disclosure says what its last version said.");
else if (why === "") {
  console.error('What is disclosed has changed: npm run disclose -- --why "the reason" makes it a new version.');
  process.exitCode = 1;
} else
  for (const { file, text } of changed) {
    writeFileSync(file, text);
    console.log(`${file}: a new version, for the reason: ${why}`);
  }
