import { type ReactNode, useState } from "react";
import { useMay } from "../asking/use-may.ts";
import { ChoiceControl } from "./ChoiceControl.tsx";
import type { ControlProps } from "./control.ts";
import { Contrasts } from "../contrasts/Contrasts.tsx";
import css from "./controls.module.css";
import { TypedControl } from "./TypedControl.tsx";

/** What sets a value that stands in one line, or is written as JSON. */
export function LineControl(props: ControlProps): ReactNode {
  switch (props.field.takes.is) {
    case "switch":
      return <SwitchControl {...props} />;
    case "choice":
      return <ChoiceControl {...props} takes={props.field.takes} />;
    case "colour":
      return <ColourControl {...props} />;
    case "other":
      return <TypedControl {...props} many />;
    default:
      return <TypedControl {...props} />;
  }
}

function SwitchControl({ field, id, describedBy, set }: ControlProps): ReactNode {
  const { may, why } = useMay("editor");
  const on = (field.value ?? field.fallback) === true;
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-checked={on}
      aria-labelledby={id}
      aria-describedby={describedBy}
      disabled={!may}
      title={why}
      onClick={() => set(!on)}
    >
      <span className={css.knob} />
    </button>
  );
}

/** A colour is typed, or picked; picking says it once the picker is left. */
function ColourControl(props: ControlProps): ReactNode {
  const { field, set } = props;
  const { may, why } = useMay("editor");
  const value = typeof field.value === "string" ? field.value : "#000000";
  const [picking, setPicking] = useState<string>();
  const live = picking ?? props.draft ?? value;
  return (
    <span className={css.looked}>
      <span className={css.colour}>
        <input
          type="color"
          className={css.swatch}
          aria-label={`${field.title}: pick`}
          key={value}
          defaultValue={value.toLowerCase()}
          disabled={!may}
          title={why}
          onInput={(event) => setPicking(event.currentTarget.value)}
          onBlur={(event) => {
            setPicking(undefined);
            const picked = event.target.value.toUpperCase();
            if (picked !== value.toUpperCase()) set(picked);
          }}
        />
        <TypedControl {...props} />
      </span>
      <Contrasts path={field.path} colour={live} />
    </span>
  );
}
