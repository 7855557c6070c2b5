import type { WidgetProps } from "../../engine/widget.ts";
import { icons } from "../shared/icons.ts";
import { Press } from "../shared/Press.tsx";
import css from "./icon-button.module.css";
import type { IconButtonProps } from "./icon-button.props.ts";

/** A button that is only an icon; its label is read out. */
export function IconButton(props: WidgetProps<IconButtonProps>) {
  const { id, label, tone = "ink", disabled, pending, emit } = props;
  const Drawing = icons[props.icon];
  return (
    <Press
      id={id}
      className={css["icon-button"]}
      data-tone={tone}
      aria-label={label}
      disabled={disabled}
      pending={pending}
      onPress={() => emit("press")}
    >
      <Drawing aria-hidden />
    </Press>
  );
}
