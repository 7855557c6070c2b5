import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import { schemedValues } from "../given/brand-schema.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import { textKey } from "../given/text-key.ts";
import { alternatives } from "../types/type.ts";
import { isRateBefore, unitSaid } from "./unit-words.ts";

/**
 * A figure is said in what it is counted in: 56 seconds are no "{{…creditSeconds}} minutes", and a rate has its sign
 * (B6, B7). Only a word of another unit right beside the figure is refused: many texts say theirs further off.
 */
export const checkSaidUnits = ofEach(({ project, report }, document) => {
  const { language, id } = placeOf(document.file);
  const given = project.about(id, unitsGiven);
  for (const [name, words] of Object.entries(textsIn(document))) {
    if (typeof words !== "string" || !words.includes("{{")) continue;
    const args = `${id}.${textKey(name).name} `;
    for (const { said, before, after } of figuresOf(words)) {
      const [path = ""] = said.split(/\s*,\s*/);
      const units = path.startsWith("brand.")
        ? project.about(path, unitsOfBrand)
        : given
            .filter((one) => one.startsWith(`${args}${path} `))
            .map((one) => one.slice(args.length + path.length + 1));
      if (units.length === 0) continue;
      const isRate = units.includes("percent");
      const found = unitSaid(after, language);
      if (found ? units.includes(found.unit) : !isRate || isRateBefore(before)) continue;
      report(document, ["texts", name], messages.unitDiffers(said, units.join(" or "), found?.word));
    }
  }
}, "text");

/** Each figure of words with what stands around it; of a range (`{{from}} to {{to}} days`) the end says what of both. */
const figuresOf = (words: string) =>
  [...words.matchAll(/\{\{\s*-?\s*([^{}]*?)\s*\}\}/g)].map(({ 0: whole, 1: said = "", index }) => ({
    said,
    before: words.slice(0, index),
    after: words.slice(index + whole.length).replace(/^(?:\s*(?:[-–~]|to|至|到)\s*\{\{[^{}]*\}\})+/, ""),
  }));

/** What a value of brands is said in, where the schema says what it is counted in: `days before` are days. */
function unitsOfBrand(project: Project, path: string): readonly string[] {
  const unit = schemedValues(project).find((value) => `brand.${value.path.join(".")}` === path)?.says.unit;
  if (typeof unit !== "string") return [];
  return [unit === "share" ? "percent" : unit.replace(/ before$/, "")];
}

/** What the args of the texts of a file are counted in, each as its text's key, its name and the unit. */
const unitsGiven = (project: Project, id: string): readonly string[] =>
  project.whole(allGiven).filter((one) => one.startsWith(`${id}.`));

const allGiven = (project: Project): readonly string[] =>
  [...new Set(project.documents.flatMap((document) => project.about(document, givenIn)))].sort();

const times = new Set(["seconds", "minutes", "hours", "days", "working days", "years"]);

function givenIn(project: Project, document: Document): readonly string[] {
  return project
    .places(document)
    .texts.flatMap(({ key, args = {}, scope }) =>
      Object.entries(args).flatMap(([name, value]) =>
        alternatives(project.types.value(document, value, scope)).flatMap((type) =>
          type.is === "number" && type.unit !== undefined && times.has(type.unit)
            ? [`${key} ${name} ${type.unit}`]
            : [],
        ),
      ),
    );
}
