import type { WidgetProps } from "../../engine/widget.ts";
import { Mark } from "../shared/Mark.tsx";
import css from "./masthead.module.css";
import type { MastheadProps } from "./masthead.props.ts";

/** The brand's mark and name over words of a screen; its four layouts keep brands apart. */
export function Masthead({ id, name, mark, layout = "solid", children }: WidgetProps<MastheadProps>) {
  return (
    <div className={`${css.head} ${css[layout]}`} id={id}>
      <span className={css.brand} role="img" aria-label={name}>
        <span className={css.mark}>
          <Mark id={mark} tone={layout === "solid" ? "inverse" : "brand"} />
        </span>
        <span aria-hidden="true">{name}</span>
      </span>
      {children}
    </div>
  );
}
