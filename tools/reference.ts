import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chapterPage, sectionLines } from "../publish/reference/in-markdown.ts";
import { referenceOf } from "../publish/reference/reference-of.ts";
import { sectionsOf } from "../publish/reference/sections-of.ts";
import { optionsOf } from "./options/options-of.ts";

// npm run reference [-- <word>…]: what the reference says of a name, a code or words; without one, all of it as files.
const { positionals } = optionsOf({}, Number.POSITIVE_INFINITY);
const chapters = referenceOf(process.cwd());
if (positionals.length > 0) {
  const found = sectionsOf(chapters, positionals.join(" "));
  if (found.length === 0) {
    console.error(`the reference says nothing of "${positionals.join(" ")}"`);
    process.exitCode = 1;
  }
  console.log(found.flatMap(sectionLines).join("\n"));
} else {
  const folder = "dist/reference";
  mkdirSync(folder, { recursive: true });
  for (const chapter of chapters) {
    const file = join(folder, `${chapter.id}.md`);
    writeFileSync(file, chapterPage(chapter));
    console.log(`${file}: ${chapter.sections.length} sections`);
  }
}
