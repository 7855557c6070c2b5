import { type WidgetProps } from "../../engine/widget.ts";
import { icons } from "../shared/icons.ts";
import css from "./icon-button.module.css";
import type { IconButtonProps } from "./icon-button.props.ts";

/** A button that is only an icon; its label is read out. */
export function IconButton(props: WidgetProps<IconButtonProps>) {
  const { id, label, tone = "ink", disabled, pending, emit } = props;
  const Drawing = icons[props.icon];
  return (
    <button
      id={id}
      className={css["icon-button"]}
      type="button"
      data-tone={tone}
      aria-label={label}
      aria-disabled={disabled || pending ? true : undefined}
      onClick={() => {
        if (!disabled && !pending) emit("press");
      }}
    >
      <Drawing aria-hidden />
    </button>
  );
}
