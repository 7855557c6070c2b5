import type { WidgetProps } from "../../engine/widget.ts";
import frame from "../shared/field/field.module.css";
import { FieldNote } from "../shared/field/FieldNote.tsx";
import css from "./choice.module.css";
import type { ChoiceProps } from "./choice.props.ts";

/** One of a few, as radio buttons drawn as tiles. */
export function Choice(props: WidgetProps<ChoiceProps, string | number>) {
  const { id, label, options, columns = 1, value, error, change } = props;
  return (
    <div
      className={css.choice}
      id={id}
      tabIndex={-1}
      role="radiogroup"
      aria-label={label}
      aria-describedby={`${id}-note`}
      data-invalid={error ? "" : undefined}
    >
      {!props.hideLabel && (
        <span className={frame.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={css.tiles} data-columns={columns}>
        {options.map((option) => {
          const off = props.disabled || option.disabled;
          const chosen = option.value === value;
          return (
            <label
              className={css.tile}
              key={option.value}
              data-chosen={chosen ? "" : undefined}
              data-off={off ? "" : undefined}
            >
              <input
                className={frame.tick}
                type="radio"
                name={id}
                checked={chosen}
                disabled={off}
                onChange={() => {
                  change(option.value);
                }}
                onBlur={props.leave}
              />
              <span className={css.words}>
                <span className={css.title}>{option.title}</span>
                {option.detail && <span className={css.detail}>{option.detail}</span>}
              </span>
              {option.badge && <span className={css.badge}>{option.badge}</span>}
            </label>
          );
        })}
      </div>
      <FieldNote id={id} help={props.help} error={error} />
    </div>
  );
}
