import { ChevronRight } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { Chip } from "../shared/Chip.tsx";
import css from "./list-row.module.css";
import type { ListRowProps } from "./list-row.props.ts";

/** One line of a list. */
export function ListRow(props: WidgetProps<ListRowProps>) {
  const { id, title, detail, trailing, trailingDetail, chip, tone, icon, unread, pressable, pending, emit } = props;
  const { text } = useLocale();
  const inside = (
    <>
      {icon ? <Glyph name={icon} className={css.icon} /> : null}
      <span className={css.words}>
        <span className={css.title}>
          {unread ? <span className={css.dot} role="img" aria-label={text("widgets.list-row-unread")} /> : null}
          {title}
        </span>
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </span>
      {trailing || trailingDetail || chip ? (
        <span className={css.end}>
          {trailing ? <span className={css.trailing}>{trailing}</span> : null}
          {chip ? <Chip text={chip} tone={tone} /> : null}
          {trailingDetail ? <span className={css.trailingDetail}>{trailingDetail}</span> : null}
        </span>
      ) : null}
      {pressable ? <ChevronRight className={css.go} aria-hidden="true" /> : null}
    </>
  );
  const look = `${css.row} ${unread ? css.unread : ""}`;
  return pressable ? (
    <button type="button" className={look} id={id} aria-busy={pending || undefined} onClick={() => emit("press")}>
      {inside}
    </button>
  ) : (
    <div className={look} id={id}>
      {inside}
    </div>
  );
}
