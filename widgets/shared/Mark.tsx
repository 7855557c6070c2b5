import css from "./mark.module.css";
import { isDrawn, marks } from "./marks.ts";
import type { MarkName } from "./names.ts";

interface MarkProps {
  id: MarkName;
  tone?: "brand" | "inverse";
}

/** A brand's drawing alone, of the app or its own (`/assets/…`); decorative, it fills its place. What is neither draws nothing. */
export function Mark({ id, tone = "brand" }: MarkProps) {
  if (!isDrawn(id)) return id.startsWith("/assets/") ? <img className={css.own} src={id} alt="" /> : null;
  const Named = marks[id];
  return tone === "inverse" ? (
    <Named first={css.inverseFirst} second={css.second} />
  ) : (
    <Named first={css.first} second={css.second} />
  );
}
