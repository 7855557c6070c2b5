import { WifiOff } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./offline-bar.module.css";
import type { OfflineBarProps } from "./offline-bar.props.ts";

/** Says that the line is down; shown as long as it is. */
export function OfflineBar({ id, text: words }: WidgetProps<OfflineBarProps>) {
  const { text } = useLocale();
  return (
    <div className={css.bar} id={id} role="status">
      <WifiOff className={css.icon} aria-hidden="true" />
      <span>{words ?? text("widgets.offline-bar-text")}</span>
    </div>
  );
}
