import { type WidgetProps } from "../../engine/widget.ts";
import css from "./list.module.css";
import type { ListProps } from "./list.props.ts";

/** Children under a heading; with `empty` what the slot of that name holds. */
export function List({
  id,
  title,
  actionLabel,
  empty,
  variant = "cards",
  emit,
  children,
  slots,
}: WidgetProps<ListProps>) {
  return (
    <section id={id} aria-labelledby={title ? `${id}-title` : undefined}>
      {title || actionLabel ? (
        <div className={css.head}>
          {title ? (
            <h2 className={css.title} id={`${id}-title`}>
              {title}
            </h2>
          ) : null}
          {actionLabel ? (
            <button type="button" className={css.link} onClick={() => emit("press")}>
              {actionLabel}
            </button>
          ) : null}
        </div>
      ) : null}
      {empty ? slots.empty : <div className={css[variant]}>{children}</div>}
    </section>
  );
}
