import { ChevronRight } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./section-title.module.css";
import type { SectionTitleProps } from "./section-title.props.ts";

/** The heading of a section, with one way on. */
export function SectionTitle({ title, action, level = 2, pending, emit }: WidgetProps<SectionTitleProps>) {
  // A level is a small whole figure, as its schema says; its type does not.
  const Heading = `h${level}` as "h2";
  return (
    <div className={css["section-title"]}>
      <Heading className={css.title}>{title}</Heading>
      {action && (
        <Press className={css.action} role="link" pending={pending} onPress={() => emit("action")}>
          {action}
          <ChevronRight aria-hidden className={css.arrow} />
        </Press>
      )}
    </div>
  );
}
