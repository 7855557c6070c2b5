import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./button.module.css";
import type { ButtonProps } from "./button.props.ts";

/** Does something. Pending keeps its width and takes no press; disabled stays readable and says why. */
export function Button(props: WidgetProps<ButtonProps>) {
  const { id, variant = "primary", size = "medium", disabled, reason, pending, emit, slots } = props;
  const locale = useLocale();
  const why = disabled && reason ? `${id}-reason` : undefined;
  const button = (
    <Press
      id={id}
      className={css.button}
      submit={props.submit}
      data-variant={variant}
      data-size={size}
      data-full={props.full ? "" : undefined}
      disabled={disabled}
      pending={pending}
      aria-describedby={why}
      onPress={() => emit("press")}
    >
      {slots.icon}
      <span className={css.words}>{props.label}</span>
      {pending && <span className={css.spinner} role="img" aria-label={locale.text("widgets.button-pending")} />}
    </Press>
  );
  if (!why) return button;
  return (
    <div className={css.explained} data-full={props.full ? "" : undefined}>
      {button}
      <p className={css.reason} id={why}>
        {reason}
      </p>
    </div>
  );
}
