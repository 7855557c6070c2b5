import type { ReactNode } from "react";
import css from "./field.module.css";
import { FieldNote } from "./FieldNote.tsx";

export interface FieldFrameProps {
  /** Id of the control inside; `-label` and `-note` derive from it. */
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** The inside is several controls: the label names the group instead of pointing at one of them. */
  group?: boolean | undefined;
  children: ReactNode;
}

/** Label above, control, help or error below. */
export function FieldFrame({ id, label, help, error, group, children }: FieldFrameProps) {
  return (
    <div className={css.frame} data-invalid={error ? "" : undefined}>
      {group ? (
        <span className={css.label} id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className={css.label} htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
      )}
      {children}
      <FieldNote id={id} help={help} error={error} />
    </div>
  );
}
