import { ArrowLeft } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./page-header.module.css";
import type { PageHeaderProps } from "./page-header.props.ts";

/** The bar at the top of a screen; its title is the page's only heading of level 1 and may be focused by script. */
export function PageHeader(props: WidgetProps<PageHeaderProps>) {
  const { id, title, variant = "back", actionLabel, pending, emit } = props;
  const { text } = useLocale();
  return (
    <header className={`${css.header} ${variant === "plain" ? css.plain : ""}`} id={id}>
      {variant === "back" ? (
        <Press
          className={css.button}
          aria-label={text("widgets.page-header-back")}
          pending={pending}
          onPress={() => emit("back")}
        >
          <ArrowLeft className={css.icon} aria-hidden="true" />
        </Press>
      ) : null}
      <h1 className={css.title} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h1>
      {actionLabel ? (
        <Press className={`${css.button} ${css.words}`} pending={pending} onPress={() => emit("action")}>
          {actionLabel}
        </Press>
      ) : null}
    </header>
  );
}
