import { Pause, Play } from "lucide-react";
import { useLocale } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./banner-carousel.module.css";

/** A dot for each banner and, where they advance, the button that pauses them. */
export function Controls(props: {
  readonly ids: readonly string[];
  readonly now: number;
  readonly advances: boolean;
  readonly paused: boolean;
  readonly toggle: () => void;
}) {
  const { ids, now, advances, paused, toggle } = props;
  const { text } = useLocale();
  const Icon = paused ? Play : Pause;
  return (
    <div className={`${css.controls} ${advances ? css.paused : ""}`}>
      {ids.map((id, index) => (
        <span className={`${css.dot} ${index === now ? css.now : ""}`} key={id} aria-hidden="true" />
      ))}
      {advances ? (
        <Press
          className={css.pause}
          aria-label={text(paused ? "widgets.banner-carousel-play" : "widgets.banner-carousel-pause")}
          onPress={toggle}
        >
          <Icon className={css.pauseIcon} aria-hidden="true" />
        </Press>
      ) : null}
    </div>
  );
}
