import { relative } from "node:path";
import { lagosClock } from "../../lending/lagos-time.ts";
import { type Checked, type CheckOptions, isTripping } from "../../publish/check/checker.ts";
import { endedSlides } from "../../publish/check/ended-slides.ts";
import { endingHolidays } from "../../publish/check/ending-holidays.ts";
import { Project } from "../../publish/check/given/project.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { sectionLines } from "../../publish/reference/in-markdown.ts";
import { referenceOf } from "../../publish/reference/reference-of.ts";
import { nearestTitle, sectionsOf } from "../../publish/reference/sections-of.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { policySheets } from "../../publish/studio/policy-sheets.ts";
import { unreadLayers } from "../../publish/studio/unread/unread-layers.ts";
import { noSuchDocument } from "./no-such-document.ts";
import type { Told } from "../options/read-options.ts";
import { policyLines } from "./policy-lines.ts";

/** What `npm run check` takes besides names of files. */
export const checkOptions = {
  json: { type: "boolean" },
  explain: { type: "string" },
  policies: { type: "boolean" },
} as const;

/**
 * `npm run check` from what it was told to its exit code.
 * @param check every fault of the documents below the working directory, or those of some files.
 */
export async function runCheck(
  told: Told<typeof checkOptions>,
  check: (of: Pick<CheckOptions, "only">) => Checked | Promise<Checked>,
): Promise<void> {
  const { values, positionals } = told;
  if (values.explain !== undefined) {
    const code = values.explain.replace(/^\[|\]$/g, "");
    const chapters = referenceOf(process.cwd());
    const found = sectionsOf(chapters, code);
    if (found.length > 0) console.log(found.flatMap(sectionLines).join("\n").trimEnd());
    else {
      const near = nearestTitle(chapters, code);
      console.error(
        `expected a code of the checker like E303, found "${values.explain}"${near === undefined ? "" : `; did you mean "${near}"?`}`,
      );
    }
    process.exit(found.length > 0 ? 0 : 1);
  }
  if (values.policies) {
    const read = readDocuments(process.cwd());
    const sheets = policySheets(new Project(read), unreadLayers(read.all, read.faults));
    console.log(policyLines(sheets).join("\n"));
    process.exit(sheets.some(({ is, warning }) => is === "broken" && !warning) ? 1 : 0);
  }
  const files = positionals.map((file) => relative(process.cwd(), file).replaceAll("\\", "/"));
  const started = performance.now();
  const { errors, warnings, documents } = await check({ ...(files.length > 0 && { only: files }) });
  const strangers = files.filter(
    (file) => !documents.some((document) => document.file === file) && !errors.some((error) => error.file === file),
  );
  const named = documents.map(({ file }) => file);
  for (const file of strangers) console.error(noSuchDocument(file, named));
  // Where nothing was checked, a count of no errors would say that all is right.
  if (files.length > 0 && strangers.length === files.length) {
    process.exitCode = 1;
    return;
  }
  if (values.json) console.log(JSON.stringify([...errors, ...warnings], null, 2));
  else {
    for (const error of errors) console.log(formatFault(error));
    for (const warning of warnings) console.error(`warning: ${formatFault(warning)}`);
    const took = Math.round(performance.now() - started);
    const count = `${errors.length} ${errors.length === 1 ? "error" : "errors"}`;
    console.log(`${count} in ${documents.length} documents (${took} ms)`);
    if (errors[0])
      console.log(
        `npm run check -- --explain ${errors[0].code} shows a line that is right; /reference.html all codes.`,
      );
    if (errors.some(isTripping))
      console.log("What documents say of each other is checked once each can be read and is of its form.");
  }
  // By the clock, and therefore warnings of this command alone: they fail nothing, today or in two years.
  const now = Date.now();
  for (const ending of [
    ...endingHolidays(documents, now),
    ...endedSlides(documents, lagosClock(now).format("YYYY-MM-DD")),
  ])
    console.error(`warning: ${formatFault(ending)}`);
  if (errors.length > 0 || strangers.length > 0) process.exitCode = 1;
}
