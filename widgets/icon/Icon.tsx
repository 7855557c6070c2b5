import type { WidgetProps } from "../../engine/widget.ts";
import css from "./icon.module.css";
import type { IconProps } from "./icon.props.ts";
import { icons } from "../shared/icons.ts";

/** A drawing by name, in the colour of the text around it unless it has a tone. */
export function Icon({ name, size = 24, tone, backed, label }: WidgetProps<IconProps>) {
  const Drawing = icons[name];
  return (
    <span
      className={css.icon}
      data-tone={tone}
      data-size={size}
      data-backed={backed ? "" : undefined}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Drawing />
    </span>
  );
}
