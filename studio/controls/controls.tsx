import { type ReactNode, useEffect, useRef, useState } from "react";
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

function SwitchControl({ field, id, describedBy, press }: ControlProps): ReactNode {
  const { may, why } = useMay("editor");
  const on = isOn(field);
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
      onClick={() => press((now) => !isOn(now))}
    >
      <span className={css.knob} />
    </button>
  );
}

const isOn = ({ value, fallback }: ControlProps["field"]): boolean => (value ?? fallback) === true;

/** A colour is typed, or picked; picking says it once the picker is closed. */
function ColourControl(props: ControlProps): ReactNode {
  const { field, keep, begin, set } = props;
  const { may, why } = useMay("editor");
  /** A colour that is picked stands where it would be typed, whatever comes of it. */
  const [picks, setPicks] = useState(0);
  const value = typeof field.value === "string" ? field.value : "#000000";
  const [picking, setPicking] = useState<string>();
  const live = picking ?? props.draft ?? value;
  const picker = useRef<HTMLInputElement>(null);
  // React's own `onChange` tells of each colour that the picker passes.
  useEffect(() => {
    const swatch = picker.current;
    if (!swatch) return;
    const picked = () => {
      setPicking(undefined);
      const colour = swatch.value.toUpperCase();
      if (colour === value.toUpperCase()) return;
      begin();
      keep?.(colour);
      setPicks(picks + 1);
      set(colour);
    };
    swatch.addEventListener("change", picked);
    return () => swatch.removeEventListener("change", picked);
  });
  const shown = isColour(props.draft) ? props.draft : value;
  return (
    <span className={css.looked}>
      <span className={css.colour}>
        <input
          ref={picker}
          type="color"
          className={css.swatch}
          aria-label={`${field.title}: pick`}
          key={shown}
          defaultValue={shown.toLowerCase()}
          disabled={!may}
          title={why}
          onInput={(event) => setPicking(event.currentTarget.value)}
        />
        <TypedControl key={picks} {...props} />
      </span>
      <Contrasts path={field.path} colour={live} />
    </span>
  );
}

const isColour = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? "");
