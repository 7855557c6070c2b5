import { FlaskConical } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./demo-bar.module.css";
import type { DemoBarProps } from "./demo-bar.props.ts";

/** Says that what the page shows is demo data; shown as long as it is (A4). */
export function DemoBar({ id, text: words }: WidgetProps<DemoBarProps>) {
  const { text } = useLocale();
  return (
    <div className={css.bar} id={id} role="status">
      <FlaskConical className={css.icon} aria-hidden="true" />
      <span>{words ?? text("widgets.demo-bar-text")}</span>
    </div>
  );
}
