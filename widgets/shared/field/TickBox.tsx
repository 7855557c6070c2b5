import type { ReactNode } from "react";
import { controlAttributes } from "./control-attributes.ts";
import frame from "./field.module.css";
import { FieldNote } from "./FieldNote.tsx";
import css from "./tick-box.module.css";

interface TickBoxProps {
  /** Id of the control; `-label` and `-note` derive from it. */
  id: string;
  ticked: boolean;
  error?: string | undefined;
  disabled?: boolean | undefined;
  change: (ticked: boolean) => void;
  leave?: () => void;
  /** The words beside the box, which tick it too. */
  children: ReactNode;
}

/** A box to tick with its words. */
export function TickBox({ id, ticked, error, disabled, change, leave, children }: TickBoxProps) {
  return (
    <div data-invalid={error ? "" : undefined}>
      <div className={css.row}>
        <input
          {...controlAttributes(id, error)}
          className={frame.tick}
          type="checkbox"
          aria-labelledby={`${id}-label`}
          checked={ticked}
          disabled={disabled}
          onChange={(event) => change(event.target.checked)}
          onBlur={leave}
        />
        <label className={css.label} id={`${id}-label`} htmlFor={id}>
          {children}
        </label>
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}
