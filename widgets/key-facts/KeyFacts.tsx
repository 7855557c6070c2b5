import type { WidgetProps } from "../../engine/widget.ts";
import { Copy } from "../shared/Copy.tsx";
import { isShown } from "../shared/is-shown.ts";
import css from "./key-facts.module.css";
import type { KeyFactsProps } from "./key-facts.props.ts";

/** Terms and values of a loan; a strong row is the one that matters. */
export function KeyFacts({ id, title, rows, note, plain, pending, emit }: WidgetProps<KeyFactsProps>) {
  return (
    <section
      className={`${css.card} ${plain ? css.plain : ""}`}
      id={id}
      aria-labelledby={title ? `${id}-title` : undefined}
    >
      {title ? (
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
      ) : null}
      <dl>
        {rows.filter(isShown).map((row) => (
          <div className={`${css.row} ${row.strong ? css.strong : ""} ${row.copied ? css.copies : ""}`} key={row.label}>
            <dt className={css.label}>
              {row.label}
              {row.hint ? <span className={css.hint}>{row.hint}</span> : null}
            </dt>
            <dd className={css.value}>
              {row.struck ? <s className={css.struck}>{row.struck}</s> : null}
              {row.value}
              {row.copied ? <Copy of={row.label} pending={pending} onPress={() => emit("copy", row.copied)} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p className={css.note}>{note}</p> : null}
    </section>
  );
}
