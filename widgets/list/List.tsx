import type { WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import { betweenRadios } from "./between-radios.ts";
import css from "./list.module.css";
import type { ListProps } from "./list.props.ts";

/** Children under a heading; with `empty` what the slot of that name holds. */
export function List({
  id,
  title,
  actionLabel,
  choice,
  empty,
  variant = "cards",
  pending,
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
            <Press className={css.link} pending={pending} onPress={() => emit("press")}>
              {actionLabel}
            </Press>
          ) : null}
        </div>
      ) : null}
      {empty ? (
        slots.empty
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are heard where it is a radio group
        <div
          className={css[variant]}
          role={choice ? "radiogroup" : undefined}
          aria-label={choice}
          onKeyDown={choice ? betweenRadios : undefined}
        >
          {children}
        </div>
      )}
    </section>
  );
}
