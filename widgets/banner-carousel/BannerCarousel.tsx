import { useRef, useState } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Banner } from "./Banner.tsx";
import css from "./banner-carousel.module.css";
import type { BannerCarouselProps } from "./banner-carousel.props.ts";
import { Controls } from "./Controls.tsx";
import { useAdvance } from "./use-advance.ts";

/** Banners that swipe. They advance by themselves until the borrower touches, focuses or pauses them, and never with reduced motion. */
export function BannerCarousel(props: WidgetProps<BannerCarouselProps>) {
  const { id, label, banners, seconds = 6, pending, emit } = props;
  const { text } = useLocale();
  const track = useRef<HTMLUListElement>(null);
  const [paused, setPaused] = useState(false);
  const { now, advances, hold, scrolled } = useAdvance(track, banners.length, seconds, paused);

  // The button that was pressed keeps the focus, which must not hold what it just set going.
  const toggle = () => {
    setPaused(!paused);
    hold(false);
  };
  if (!banners.length) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only hold the motion
    <section
      className={css.carousel}
      id={id}
      aria-label={label}
      aria-roledescription={text("widgets.banner-carousel-role")}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ul className={css.track} ref={track} onScroll={scrolled}>
        {banners.map((banner) => (
          <li className={css.slide} key={banner.id}>
            <Banner banner={banner} pending={pending} onPress={() => emit("press", banner.value)} />
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <Controls
          ids={banners.map(({ id: banner }) => banner)}
          now={now}
          advances={advances}
          paused={paused}
          toggle={toggle}
        />
      ) : null}
    </section>
  );
}
