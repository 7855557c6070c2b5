import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { OfflineDrawing } from "../shared/drawings/OfflineDrawing.tsx";
import { Action } from "../shared/Action.tsx";
import css from "./failure-panel.module.css";
import type { FailurePanelProps } from "./failure-panel.props.ts";

/** What a screen shows instead of content that could not be had. */
export function FailurePanel(props: WidgetProps<FailurePanelProps>) {
  const { text } = useLocale();
  if (props.compact)
    return (
      <section className={css.compact} id={props.id} data-failure="" role="alert">
        <p className={css.line}>{props.title ?? text("widgets.failure-panel-title")}</p>
        <Action
          label={props.retryLabel ?? text("widgets.failure-panel-retry")}
          variant="quiet"
          pending={props.pending}
          onPress={() => props.emit("retry")}
        />
      </section>
    );
  return (
    <section className={css.panel} id={props.id} data-failure="" role="alert">
      <div className={css.drawing}>
        <OfflineDrawing />
      </div>
      <h2 className={css.title}>{props.title ?? text("widgets.failure-panel-title")}</h2>
      <p className={css.text}>{props.text ?? text("widgets.failure-panel-text")}</p>
      <div className={css.actions}>
        <Action
          label={props.retryLabel ?? text("widgets.failure-panel-retry")}
          pending={props.pending}
          onPress={() => props.emit("retry")}
        />
        {props.secondaryLabel ? (
          <Action
            label={props.secondaryLabel}
            variant="quiet"
            pending={props.pending}
            onPress={() => props.emit("secondary")}
          />
        ) : null}
      </div>
    </section>
  );
}
