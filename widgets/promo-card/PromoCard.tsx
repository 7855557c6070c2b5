import { ChevronRight } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { Picture } from "../shared/Picture.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./promo-card.module.css";
import type { PromoCardProps } from "./promo-card.props.ts";

/** An active offer; the whole card is pressed. */
export function PromoCard(props: WidgetProps<PromoCardProps>) {
  const { id, title, text, badge, note, icon = "gift", imageUrl, actionLabel, pending, emit } = props;
  return (
    <Press className={css.card} id={id} pending={pending} onPress={() => emit("press")}>
      <Picture
        url={imageUrl}
        className={css.picture}
        instead={<span className={css.badge}>{badge ?? <Glyph name={icon} className={css.icon} />}</span>}
      />
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text ? <span className={css.text}>{text}</span> : null}
        {note ? <span className={css.note}>{note}</span> : null}
        {actionLabel ? <span className={css.action}>{actionLabel}</span> : null}
      </span>
      <ChevronRight className={css.go} aria-hidden="true" />
    </Press>
  );
}
