import { ChevronRight } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { Chip } from "../shared/Chip.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./list-row.module.css";
import type { ListRowProps } from "./list-row.props.ts";

/** One line of a list. */
export function ListRow(props: WidgetProps<ListRowProps>) {
  const { id, title, detail, trailing, trailingDetail, chip, tone, icon, unread, strong, pressable, pending, emit } =
    props;
  const { text } = useLocale();
  // A figure and its state are too wide to stand one above the other beside the words.
  const state = chip ? <Chip text={chip} tone={tone} /> : null;
  const inside = (
    <>
      {icon ? <Glyph name={icon} className={css.icon} /> : null}
      <span className={css.words}>
        <span className={css.title}>
          {unread ? <span className={css.dot} role="img" aria-label={text("widgets.list-row-unread")} /> : null}
          {title}
        </span>
        {detail ? <span className={css.detail}>{detail}</span> : null}
        {trailing ? state : null}
      </span>
      {trailing || trailingDetail || chip || pressable ? (
        <span className={css.tail}>
          <span className={css.end}>
            {trailing ? <span className={css.trailing}>{trailing}</span> : state}
            {trailingDetail ? <span className={css.trailingDetail}>{trailingDetail}</span> : null}
          </span>
          {pressable ? <ChevronRight className={css.go} aria-hidden="true" /> : null}
        </span>
      ) : null}
    </>
  );
  const look = `${css.row} ${unread ? css.unread : ""} ${strong ? css.strong : ""}`;
  return pressable ? (
    <Press className={look} id={id} pending={pending} onPress={() => emit("press")}>
      {inside}
    </Press>
  ) : (
    <div className={look} id={id}>
      {inside}
    </div>
  );
}
