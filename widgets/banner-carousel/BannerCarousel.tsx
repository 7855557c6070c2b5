import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Banner } from "./Banner.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./banner-carousel.module.css";
import type { BannerCarouselProps } from "./banner-carousel.props.ts";

const MILLISECONDS = 1000;

function motionIsReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const noSubscription = () => () => undefined;

/** Banners that swipe. They advance by themselves until the borrower touches, focuses or pauses them, and never with reduced motion. */
export function BannerCarousel(props: WidgetProps<BannerCarouselProps>) {
  const { id, label, banners, seconds = 6, pending, emit } = props;
  const { text } = useLocale();
  const track = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const still = useSyncExternalStore(noSubscription, motionIsReduced, () => true);
  const count = banners.length;
  const advances = seconds > 0 && count > 1 && !still;

  useEffect(() => {
    if (!advances || held || paused) return;
    const timer = setTimeout(() => {
      const list = track.current;
      const next = list?.children[(now + 1) % count];
      if (list && next instanceof HTMLElement && !document.hidden) {
        list.scrollTo({ left: next.offsetLeft, behavior: "smooth" });
      }
      setNow((now + 1) % count);
    }, seconds * MILLISECONDS);
    return () => clearTimeout(timer);
  }, [advances, held, paused, now, count, seconds]);

  const scrolled = () => {
    const list = track.current;
    if (list?.clientWidth) setNow(Math.min(count - 1, Math.round(list.scrollLeft / list.clientWidth)));
  };
  // The button that was pressed keeps the focus, which must not hold what it just set going.
  const play = () => {
    setPaused(!paused);
    setHeld(false);
  };
  if (!count) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only hold the motion
    <section
      className={css.carousel}
      id={id}
      aria-label={label}
      aria-roledescription={text("widgets.banner-carousel-role")}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className={css.track} ref={track} onScroll={scrolled}>
        {banners.map((banner, index) => (
          <li className={css.slide} key={banner.title}>
            <Banner banner={banner} pending={pending} onPress={() => emit("press", index)} />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={`${css.controls} ${advances ? css.paused : ""}`}>
          {banners.map((banner, index) => (
            <span className={`${css.dot} ${index === now ? css.now : ""}`} key={banner.title} aria-hidden="true" />
          ))}
          {advances ? (
            <Press
              className={css.pause}
              aria-label={text(paused ? "widgets.banner-carousel-play" : "widgets.banner-carousel-pause")}
              onPress={play}
            >
              {paused ? (
                <Play className={css.pauseIcon} aria-hidden="true" />
              ) : (
                <Pause className={css.pauseIcon} aria-hidden="true" />
              )}
            </Press>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
