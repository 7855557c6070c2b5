import { useLayoutEffect } from "react";
import type { WidgetProps } from "../../engine/widget.ts";
import { keepPlaced } from "./keep-placed.ts";
import { Press } from "../shared/Press.tsx";
import { Glyph } from "../shared/Glyph.tsx";
import css from "./notice-bar.module.css";
import type { NoticeBarProps } from "./notice-bar.props.ts";
import { placeBars } from "./place-bars.ts";

/** Those of the page itself; one in a gallery stands where it is put. */
const ofPage = () => [...document.querySelectorAll<HTMLElement>(`#root > .${css.bar}`)];

/** Says across the page what holds for all of it, as long as it does: no line (R42), demo data (A4), no storage (R60). */
export function NoticeBar({ id, text, icon, way, pending, emit, tone = "info" }: WidgetProps<NoticeBarProps>) {
  useLayoutEffect(() => keepPlaced(() => placeBars(ofPage())), []);
  return (
    <div className={`${css.bar} ${css[tone]}`} id={id} role="status">
      <Glyph name={icon} className={css.icon} />
      <span>{text}</span>
      {way === undefined ? null : (
        <Press className={css.way} pending={pending} onPress={() => emit("press")}>
          {way}
        </Press>
      )}
    </div>
  );
}
