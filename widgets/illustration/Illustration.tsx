import type { WidgetProps } from "../../engine/widget.ts";
import { Drawing } from "../shared/Drawing.tsx";
import css from "./illustration.module.css";
import type { IllustrationProps } from "./illustration.props.ts";

/** A decorative drawing in the brand's colours. */
export function Illustration({ id, name, size = "medium" }: WidgetProps<IllustrationProps>) {
  return (
    <div className={`${css.drawing} ${css[size]}`} id={id}>
      <Drawing name={name} />
    </div>
  );
}
