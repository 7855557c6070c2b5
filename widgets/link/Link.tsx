import { ChevronRight } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./link.module.css";
import type { LinkProps } from "./link.props.ts";

/** A quiet way to somewhere else: a press event, or tel: and mailto: itself. */
export function Link(props: WidgetProps<LinkProps>) {
  const { id, href, pending, emit } = props;
  const look = { id, className: css.link, "data-tone": props.tone ?? "brand", "data-size": props.size ?? "medium" };
  const words = (
    <>
      {props.label}
      {props.arrow && <ChevronRight aria-hidden className={css.arrow} />}
    </>
  );
  if (href && /^(tel|mailto):/.test(href)) {
    return (
      <a {...look} href={href} onClick={() => emit("press")}>
        {words}
      </a>
    );
  }
  return (
    <Press {...look} role="link" pending={pending} onPress={() => emit("press")}>
      {words}
    </Press>
  );
}
