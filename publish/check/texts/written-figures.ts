import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { textsIn, unfilled } from "../given/text-file.ts";
import { lockedTexts } from "../disclosure/locked-words.ts";

const count = String.raw`(?:\d[\d.,]*|[二三四五六七八九十百千万两半][一二三四五六七八九十百千万]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|zero)\b)`;
const unit = String.raw`(?:[%％]|per ?cent\b|(?:second|minute|hour|day|week|month)s?\b|naira\b|kobo\b|秒|分钟|小时|天|日内|周(?!岁)|个月|奈拉|元)`;
/** Seven digits or more, as of an account or a phone, also in groups; a day of the calendar is none. */
const number = String.raw`(?<!\d[ ,.-]?)(?!\d{4}[.-]\d\d[.-]\d\d(?!\d)|\d\d[.-]\d\d[.-]\d{4}(?!\d))\d(?:[ ,.-]?\d){6,}`;
/**
 * A sum, a rate, a time or a number of somebody that is written out: `₦5,000`, `0.1 %`, `five minutes`, `百分之五`,
 * `0123456789`; "a day" is none (一天).
 */
const figure = new RegExp(
  String.raw`₦\s?\d[\d.,]*|百分之[零一二三四五六七八九十百\d.]+|${number}|${count}\s*${unit}`,
  "iu",
);

/**
 * What a text says of money, rates and times, and of where to pay or to call, follows from a value that something holds
 * true, given to it by name. A figure that is written out promises whatever somebody wrote: such a text is locked by a
 * disclosure, with a reason. What a key says itself (the range of an answer) is no promise.
 */
export const checkWrittenFigures: Check = ({ project, report }) => {
  for (const document of project.listed("text"))
    for (const key of Object.keys(textsIn(document))) {
      const found = promisedBy(project, document, key);
      if (found !== undefined) report(document, ["texts", key], messages.figureWritten(found));
    }
};

/** Whether a text writes a figure out that promises something. */
export const isPromised = (project: Project, document: Document, key: string): boolean =>
  promisedBy(project, document, key) !== undefined;

function promisedBy(project: Project, document: Document, key: string): string | undefined {
  const words = textsIn(document)[key];
  const found = typeof words === "string" ? figure.exec(unfilled(words))?.[0] : undefined;
  if (found === undefined || project.whole(lockedTexts).has(`${document.file} ${key}`)) return undefined;
  return key.replaceAll(/\D/g, "").includes(found.replaceAll(/\D/g, "") || "-") ? undefined : found;
}
