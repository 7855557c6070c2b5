import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./steps.module.css";
import type { StepsProps } from "./steps.props.ts";

/** Where one is in a form of several pages: '2 of 5', the step's name and the next one's. */
export function Steps({ id, names, current, titled }: WidgetProps<StepsProps>) {
  const { text } = useLocale();
  const count = text("widgets.steps-of", { current, total: names.length });
  const name = names[current - 1] ?? "";
  const next = names[current];
  return (
    <div className={css.steps} id={id}>
      <p className={css.words}>
        {titled ? null : <span className={css.name}>{name}</span>}
        <span className={css.count}>{count}</span>
      </p>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={names.length}
        aria-valuenow={current}
        aria-valuetext={count}
      >
        {names.map((step, index) => (
          <span
            className={`${css.step} ${index + 1 < current ? css.done : index + 1 === current ? css.current : ""}`}
            key={step}
          />
        ))}
      </div>
      {next ? <p className={css.next}>{text("widgets.steps-next", { name: next })}</p> : null}
    </div>
  );
}
