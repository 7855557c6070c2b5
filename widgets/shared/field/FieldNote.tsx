import { CircleAlert } from "lucide-react";
import css from "./field.module.css";

export interface FieldNoteProps {
  /** Id of the control that it belongs to. */
  id: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** The line below a control: help, or the error in its place; none where there is nothing to say. */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  if (!error)
    return !help ? null : (
      <p className={css.note} id={`${id}-note`}>
        {help}
      </p>
    );
  return (
    <p className={css.error} id={`${id}-note`} key="error" role="alert">
      <CircleAlert aria-hidden className={css.icon} />
      {error}
    </p>
  );
}
