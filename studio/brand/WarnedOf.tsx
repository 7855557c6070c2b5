import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { SheetField } from "../../publish/studio/brand-sheet.ts";
import type { Mark } from "../../publish/studio/questions.ts";
import css from "./field.module.css";
import { MarkLines } from "./MarkLines.tsx";

interface WarnedOfProps {
  readonly marks: readonly Mark[];
  readonly field: SheetField;
  /** The layer that was edited, by its file. */
  readonly edited: string;
}

/** What the checker finds odd since a value was saved: whoever saved it learns of it here, and nothing is held back. */
export function WarnedOf({ marks, field, edited }: WarnedOfProps): ReactNode {
  if (marks.length === 0) return null;
  return (
    <div className={css.faults}>
      <strong>{marks.length === 1 ? "With a warning" : `With ${marks.length} warnings`}</strong>, as{" "}
      <Link to="/wrong">Checks</Link> tells:
      <MarkLines marks={marks} field={field} edited={edited} />
    </div>
  );
}
