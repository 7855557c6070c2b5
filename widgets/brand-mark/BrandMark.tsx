import type { WidgetProps } from "../../engine/widget.ts";
import css from "./brand-mark.module.css";
import type { BrandMarkProps } from "./brand-mark.props.ts";
import { Mark } from "../shared/Mark.tsx";

/** A brand's logo: its drawing, with its name unless the place is too small for it. */
export function BrandMark(props: WidgetProps<BrandMarkProps>) {
  const { id, name, mark, size = "medium", withName = true, stacked, tone = "brand" } = props;
  return (
    <span
      className={`${css.brand} ${css[size]} ${stacked ? css.stacked : ""} ${tone === "inverse" ? css.inverse : ""}`}
      id={id}
      role="img"
      aria-label={name}
    >
      <span className={css.mark}>
        <Mark id={mark} tone={tone} />
      </span>
      {withName ? <span aria-hidden="true">{name}</span> : null}
    </span>
  );
}
