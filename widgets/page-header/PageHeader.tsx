import { ArrowLeft, Bell, CircleQuestionMark, FileText, Headset, MessageCircle } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./page-header.module.css";
import type { PageHeaderProps } from "./page-header.props.ts";

const icons = { help: CircleQuestionMark, bell: Bell, message: MessageCircle, file: FileText, headset: Headset };

/** The bar at the top of a screen; its title is the page's only heading of level 1 and may be focused by script. */
export function PageHeader(props: WidgetProps<PageHeaderProps>) {
  const { id, title, variant = "back", actionLabel, actionIcon, emit } = props;
  const { text } = useLocale();
  const Icon = actionIcon ? icons[actionIcon] : undefined;
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
        <button
          type="button"
          className={`${css.button} ${Icon ? "" : css.words}`}
          aria-label={Icon ? actionLabel : undefined}
          onClick={() => emit("action")}
        >
          {Icon ? <Icon className={css.icon} aria-hidden="true" /> : actionLabel}
        </button>
      ) : null}
    </header>
  );
}
