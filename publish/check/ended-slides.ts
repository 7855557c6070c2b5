import type { Document, Fault } from "../documents/document.ts";
import { messages } from "../faults/messages.ts";
import { reportInto } from "./given/report.ts";
import { isDay, slidesIn } from "./given/slides.ts";

/**
 * The slides whose last day is before a day (yyyy-MM-dd, Lagos): nobody sees them any more. By the clock, and therefore
 * a warning of `npm run check` alone: documents that were right when they were written refuse no later edit, no release
 * and no test.
 */
export function endedSlides(documents: readonly Document[], today: string): readonly Fault[] {
  const found: Fault[] = [];
  const report = reportInto(found);
  for (const { document, slides } of slidesIn(documents, []))
    for (const { said, path } of slides)
      if (typeof said.until === "string" && isDay(said.until) && said.until < today)
        report(document, [...path, "until"], messages.slideEnded(String(said.id), said.until));
  return found;
}
