import { type ReactNode, useState } from "react";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import { choiceWords } from "../../publish/studio/form/choice-words.ts";
import { valueWords } from "../../publish/studio/form/value-words.ts";
import { useMay } from "../asking/use-may.ts";
import type { ControlProps } from "./control.ts";
import css from "./controls.module.css";
import { TypedControl } from "./TypedControl.tsx";

/** Of the choice that is none of those that have a name. */
const OTHER = "\0";

/** One of a few; where something else may be said as well, that is typed below. */
export function ChoiceControl({
  takes,
  ...props
}: ControlProps & { readonly takes: Extract<Takes, { readonly is: "choice" }> }): ReactNode {
  const { field, id, describedBy, draft, optional, set } = props;
  const { of, or, none } = takes;
  const { may, why } = useMay("editor");
  const value = typeof field.value === "string" ? field.value : undefined;
  const isOther = or !== undefined && [draft, value].some((one) => one !== undefined && !of.includes(one));
  const [other, setOther] = useState(isOther);
  const choose = (chosen: string) => {
    setOther(chosen === OTHER);
    if (chosen !== OTHER) set(chosen === "" ? none && null : chosen);
  };
  return (
    <span className={css.typed}>
      <select
        className={css.input}
        aria-labelledby={id}
        aria-describedby={describedBy}
        disabled={!may}
        title={why}
        value={other ? OTHER : (value ?? "")}
        onChange={(event) => choose(event.target.value)}
      >
        {(optional || none || value === undefined) && (
          <option value="">{field.fallback === undefined ? "—" : `— (as ${valueWords(field.fallback, takes)})`}</option>
        )}
        {of.map((one) => (
          <option key={one} value={one}>
            {choiceWords(takes, one)}
          </option>
        ))}
        {or !== undefined && <option value={OTHER}>other …</option>}
      </select>
      {other && (
        <>
          <TypedControl {...props} />
          <span className={css.why}>Type {or}.</span>
        </>
      )}
    </span>
  );
}
