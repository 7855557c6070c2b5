import { entries } from "../../../documents/entries.ts";
import { messages } from "../../../faults/messages.ts";
import type { Check } from "../../given/checking.ts";
import type { Project } from "../../given/project.ts";
import { bytesOf } from "../../records/pictures.ts";
import { setBy } from "../set-by.ts";
import { svgOutline } from "./svg-outline.ts";
import { tellingOnce } from "../told-once.ts";

/**
 * Two businesses bear two marks: whoever looks for the one that he owes finds it by its mark first. A drawing of the
 * same outline in other colours is the same mark. What pairs of one business bear is theirs.
 */
export const checkBusinessMarks: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  const known = new Map<string, string>();
  for (const brand of project.brands) {
    const { mark, name } = entries(brand.value);
    // A mark that base gives to all is nobody's yet.
    if (typeof mark !== "string" || setBy(brand, ["mark"]) === project.base?.file) continue;
    const outline = outlineOf(project, mark);
    const other = known.get(outline) ?? brand.business;
    known.set(outline, other);
    if (other !== brand.business) tell(brand, ["mark"], messages.markTwice(other, String(name), mark));
  }
};

/** By what a mark is known: its name, or what a drawing of its own draws. */
function outlineOf(project: Project, mark: string): string {
  const picture = mark.startsWith("/") ? project.pictures().get(mark.replace(/^\/assets\//, "")) : undefined;
  return picture === undefined ? mark : svgOutline(bytesOf(picture).toString("utf8"));
}
