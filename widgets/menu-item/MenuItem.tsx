import { ChevronRight } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./menu-item.module.css";
import type { MenuItemProps } from "./menu-item.props.ts";

/** One way on in a menu. */
export function MenuItem({ id, icon, label, hint, badge, dot, pending, emit }: WidgetProps<MenuItemProps>) {
  const { text } = useLocale();
  return (
    <Press className={css.item} id={id} pending={pending} onPress={() => emit("press")}>
      <Glyph name={icon} className={css.icon} />
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {hint ? <span className={css.hint}>{hint}</span> : null}
      </span>
      {badge ? <span className={css.badge}>{badge}</span> : null}
      {dot ? <span className={css.dot} role="img" aria-label={text("widgets.menu-item-dot")} /> : null}
      <ChevronRight className={css.go} aria-hidden="true" />
    </Press>
  );
}
