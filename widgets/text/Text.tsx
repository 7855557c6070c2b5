import type { WidgetProps } from "../../engine/widget.ts";
import css from "./text.module.css";
import type { TextProps } from "./text.props.ts";

/** Words, as a paragraph or as a heading of a level. */
export function Text(props: WidgetProps<TextProps>) {
  // A level is a small whole figure, as its schema says; its type does not.
  const Tag = props.level ? (`h${props.level}` as "h2") : "p";
  return (
    <Tag
      className={css.text}
      data-role={props.role ?? "body"}
      data-tone={props.tone}
      data-align={props.align}
      data-strong={props.strong ? "" : undefined}
      data-struck={props.struck ? "" : undefined}
    >
      {props.text}
    </Tag>
  );
}
