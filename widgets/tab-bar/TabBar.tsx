import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./tab-bar.module.css";
import type { TabBarProps } from "./tab-bar.props.ts";

/** The footer's ways between main screens (S5, S6); pressing the current one does nothing. */
export function TabBar({ id, items, pending, emit }: WidgetProps<TabBarProps>) {
  const { text } = useLocale();
  return (
    <nav className={css.bar} id={id} aria-label={text("widgets.tab-bar-label")}>
      <ul className={css.tabs}>
        {items.map((item) => (
          <li className={css.tab} key={item.id}>
            <Press
              className={css.button}
              aria-current={item.active ? "page" : undefined}
              pending={pending}
              onPress={() => {
                if (!item.active) emit("select", item.id);
              }}
            >
              <span className={css.glyph}>
                <Glyph name={item.icon} className={css.icon} />
                {item.dot ? <span className={css.dot} /> : null}
              </span>
              {item.label}
              {item.dot ? <span className={css.hidden}>{text("widgets.tab-bar-dot")}</span> : null}
            </Press>
          </li>
        ))}
      </ul>
    </nav>
  );
}
