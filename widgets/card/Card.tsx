import type { WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./card.module.css";
import type { CardProps } from "./card.props.ts";

/** A surface. When pressable, a button covers it, so that its content needs no role of its own; otherwise its label makes it a group. */
export function Card(props: WidgetProps<CardProps>) {
  const { id, tone = "plain", padding = "medium", pending, emit } = props;
  return (
    <div
      className={css.card}
      data-tone={tone}
      data-padding={padding}
      {...(props.label && !props.pressable ? { role: "group", "aria-label": props.label } : {})}
    >
      {props.children}
      {props.pressable && (
        <Press id={id} className={css.cover} aria-label={props.label} pending={pending} onPress={() => emit("press")} />
      )}
    </div>
  );
}
