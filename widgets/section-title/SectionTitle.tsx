import { ChevronRight } from "lucide-react";
import { type WidgetProps } from "../../engine/widget.ts";
import css from "./section-title.module.css";
import type { SectionTitleProps } from "./section-title.props.ts";

/** The heading of a section, with one way on. */
export function SectionTitle({ title, action, level = 2, pending, emit }: WidgetProps<SectionTitleProps>) {
  const Heading = `h${level}` as "h2";
  return (
    <div className={css["section-title"]}>
      <Heading className={css.title}>{title}</Heading>
      {action && (
        <button className={css.action} type="button" role="link" onClick={() => !pending && emit("action")}>
          {action}
          <ChevronRight aria-hidden className={css.arrow} />
        </button>
      )}
    </div>
  );
}
