import { ChevronDown } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import css from "./disclosure.module.css";
import type { DisclosureProps } from "./disclosure.props.ts";

/** A line that opens to show more words below it. */
export function Disclosure({ id, title, text, open }: WidgetProps<DisclosureProps>) {
  return (
    <details className={css.disclosure} id={id} open={open}>
      <summary className={css.line}>
        <span className={css.title}>{title}</span>
        <ChevronDown className={css.mark} aria-hidden="true" />
      </summary>
      <p className={css.text}>{text}</p>
    </details>
  );
}
