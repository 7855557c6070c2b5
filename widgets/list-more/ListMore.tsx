import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Action } from "../shared/Action.tsx";
import css from "./list-more.module.css";
import type { ListMoreProps } from "./list-more.props.ts";

/** Below a list that goes on: how much of it shows, said when that changes, and a press for more. */
export function ListMore({ id, shown, all, pending, emit }: WidgetProps<ListMoreProps>) {
  const { text, number } = useLocale();
  return (
    <div className={css.more} id={id}>
      <p className={css.count} role="status">
        {text("widgets.list-more-count", { shown: number(shown), all: number(all) })}
      </p>
      {shown < all ? (
        <Action
          label={text("widgets.list-more-label")}
          variant="quiet"
          pending={pending}
          onPress={() => emit("press")}
        />
      ) : null}
    </div>
  );
}
