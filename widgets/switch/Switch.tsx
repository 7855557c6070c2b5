import type { WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import css from "./switch.module.css";
import type { SwitchProps } from "./switch.props.ts";

/** Turns something on or off at once. */
export function Switch(props: WidgetProps<SwitchProps, boolean>) {
  const { id, change } = props;
  const note = props.error ?? props.help;
  return (
    <label className={css.switch} data-off={props.disabled ? "" : undefined}>
      <span className={css.words}>
        {props.label}
        {note && (
          <span className={props.error ? css.error : css.help} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
      <input
        {...controlAttributes(id, props.error)}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-label={props.label}
        className={css.track}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it; aria-checked beside it is wrong
        role="switch"
        checked={props.value ?? false}
        disabled={props.disabled}
        onChange={(event) => {
          change(event.target.checked);
        }}
        onBlur={props.leave}
      />
    </label>
  );
}
