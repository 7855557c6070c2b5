import { Drawing } from "../shared/Drawing.tsx";
import css from "./banner-carousel.module.css";
import type { BannerCarouselProps } from "./banner-carousel.props.ts";

type BannerItem = BannerCarouselProps["banners"][number];

/** One banner; the whole of it is pressed. */
export function Banner({ banner, onPress }: { banner: BannerItem; onPress: () => void }) {
  return (
    <button type="button" className={`${css.banner} ${css[banner.tone ?? "brand"]}`} onClick={onPress}>
      <span className={css.words}>
        <span className={css.title}>{banner.title}</span>
        {banner.text ? <span className={css.text}>{banner.text}</span> : null}
        {banner.actionLabel ? <span className={css.action}>{banner.actionLabel}</span> : null}
      </span>
      {banner.drawing ? (
        <span className={css.drawing}>
          <Drawing name={banner.drawing} />
        </span>
      ) : null}
    </button>
  );
}
