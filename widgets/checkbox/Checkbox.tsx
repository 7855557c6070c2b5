import { type WidgetProps } from "../../engine/widget.ts";
import { describe } from "../field-frame/describe.ts";
import frame from "../field-frame/field-frame.module.css";
import { FieldNote } from "../field-frame/FieldNote.tsx";
import css from "./checkbox.module.css";
import type { CheckboxProps } from "./checkbox.props.ts";
import { cutSentence } from "./sentence.ts";
import { SentenceLink } from "./SentenceLink.tsx";

/** A consent; links in its sentence open without ticking it. */
export function Checkbox(props: WidgetProps<CheckboxProps, boolean>) {
  const { id, label, links, error, change, emit } = props;
  return (
    <div className={css.checkbox} data-invalid={error ? "" : undefined}>
      <div className={css.row}>
        <input
          {...describe(id, error)}
          className={frame.tick}
          type="checkbox"
          aria-labelledby={`${id}-label`}
          checked={props.value ?? false}
          disabled={props.disabled}
          onChange={(event) => change(event.target.checked)}
          onBlur={props.leave}
        />
        <label className={css.label} id={`${id}-label`} htmlFor={id}>
          {links
            ? cutSentence(label, links).map(({ text, link }) =>
                link === undefined ? text : <SentenceLink key={link} text={text} open={() => emit("open", link)} />,
              )
            : label}
        </label>
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}
