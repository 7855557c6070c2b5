import { Cookie } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./storage-bar.module.css";
import type { StorageBarProps } from "./storage-bar.props.ts";

/** Says that the browser keeps nothing, so that a reload ends the visit; shown as long as it is so (R60). */
export function StorageBar({ id, text: words }: WidgetProps<StorageBarProps>) {
  const { text } = useLocale();
  return (
    <div className={css.bar} id={id} role="status">
      <Cookie className={css.icon} aria-hidden="true" />
      <span>{words ?? text("widgets.storage-bar-text")}</span>
    </div>
  );
}
