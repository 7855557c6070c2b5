import { ArrowLeft } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./page-header.module.css";
import type { PageHeaderProps } from "./page-header.props.ts";

/** The bar at the top of a screen; its title is the page's only heading of level 1 and may be focused by script. */
export function PageHeader(props: WidgetProps<PageHeaderProps>) {
  const { id, title, variant = "back", actionLabel, emit } = props;
  const { text } = useLocale();
  return (
    <header className={`${css.header} ${variant === "plain" ? css.plain : ""}`} id={id}>
      {variant === "back" ? (
        <button
          type="button"
          className={css.button}
          aria-label={text("widgets.page-header-back")}
          onClick={() => emit("back")}
        >
          <ArrowLeft className={css.icon} aria-hidden="true" />
        </button>
      ) : null}
      <h1 className={css.title} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h1>
      {actionLabel ? (
        <button type="button" className={`${css.button} ${css.words}`} onClick={() => emit("action")}>
          {actionLabel}
        </button>
      ) : null}
    </header>
  );
}
