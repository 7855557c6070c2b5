import { Circle, CircleCheck, CircleDot, CircleX } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./timeline.module.css";
import type { TimelineProps } from "./timeline.props.ts";

const points = { done: CircleCheck, current: CircleDot, waiting: Circle, failed: CircleX };

/** What happened and what comes next. */
export function Timeline({ id, title, items, history }: WidgetProps<TimelineProps>) {
  const { text, dateTime, money } = useLocale();
  return (
    <section id={id} aria-labelledby={title ? `${id}-title` : undefined}>
      {title ? (
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
      ) : null}
      <ol>
        {items.map((item, index) => {
          const state = item.state ?? "waiting";
          const Point = points[state];
          return (
            <li
              className={`${css.item} ${css[state]}`}
              // Moments have no other identity than their place: the same may happen twice.
              key={index}
              aria-current={state === "current" ? "step" : undefined}
            >
              <Point className={css.point} aria-hidden="true" />
              <div className={css.words}>
                <p className={css.what}>
                  {item.title}
                  {history && state !== "waiting" ? null : (
                    <span className={css.hidden}> {text(`widgets.timeline-${state}`)}</span>
                  )}
                </p>
                {item.amount == null ? null : <p className={css.amount}>{money(item.amount)}</p>}
                {item.time == null ? null : <p className={css.more}>{dateTime(item.time)}</p>}
                {item.text ? <p className={css.more}>{item.text}</p> : null}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
