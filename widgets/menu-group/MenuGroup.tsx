import type { WidgetProps } from "../../engine/widget.ts";
import css from "./menu-group.module.css";
import type { MenuGroupProps } from "./menu-group.props.ts";

/** A card around menu items. */
export function MenuGroup({ id, title, children }: WidgetProps<MenuGroupProps>) {
  return (
    <section id={id} aria-labelledby={title ? `${id}-title` : undefined}>
      {title ? (
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
      ) : null}
      <div className={css.group}>{children}</div>
    </section>
  );
}
