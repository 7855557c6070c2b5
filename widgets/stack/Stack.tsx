import type { WidgetProps } from "../../engine/widget.ts";
import css from "./stack.module.css";
import type { StackProps } from "./stack.props.ts";

/** Places its children below or beside each other. */
export function Stack(props: WidgetProps<StackProps>) {
  const { direction = "column", gap = 16, tag: Tag = "div" } = props;
  return (
    <Tag
      className={css.stack}
      data-direction={direction}
      data-gap={gap}
      data-align={props.align}
      data-justify={props.justify}
      data-padding={props.padding}
      data-wrap={props.wrap ? "" : undefined}
      data-only={props.only}
      data-equal={props.equal ? "" : undefined}
    >
      {props.children}
    </Tag>
  );
}
