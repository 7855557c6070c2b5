import css from "./mark.module.css";
import { marks } from "./marks.ts";
import type { MarkName } from "./names.ts";

interface MarkProps {
  id: MarkName;
  tone?: "brand" | "inverse";
}

/** A brand's drawing alone; decorative, it fills its place. */
export function Mark({ id, tone = "brand" }: MarkProps) {
  const Named = marks[id];
  return tone === "inverse" ? (
    <Named first={css.inverseFirst} second={css.second} />
  ) : (
    <Named first={css.first} second={css.second} />
  );
}
