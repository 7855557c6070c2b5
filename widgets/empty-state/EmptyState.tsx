import type { WidgetProps } from "../../engine/widget.ts";
import { Action } from "../shared/Action.tsx";
import { Drawing } from "../shared/Drawing.tsx";
import css from "./empty-state.module.css";
import type { EmptyStateProps } from "./empty-state.props.ts";

/** Nothing here: a drawing, one sentence, one way on. */
export function EmptyState(props: WidgetProps<EmptyStateProps>) {
  const { id, drawing = "empty", title, text, actionLabel, pending, emit } = props;
  return (
    <div className={css.empty} id={id}>
      <div className={css.drawing}>
        <Drawing name={drawing} />
      </div>
      {title ? <h2 className={css.title}>{title}</h2> : null}
      <p className={css.text}>{text}</p>
      {actionLabel ? (
        <div className={css.action}>
          <Action
            label={actionLabel}
            variant="secondary"
            wide={false}
            pending={pending}
            onPress={() => emit("press")}
          />
        </div>
      ) : null}
    </div>
  );
}
