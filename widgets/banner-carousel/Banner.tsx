import { Drawing } from "../shared/Drawing.tsx";
import { Picture } from "../shared/Picture.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./banner-carousel.module.css";
import type { BannerCarouselProps } from "./banner-carousel.props.ts";

interface BannerProps {
  banner: BannerCarouselProps["banners"][number];
  pending: boolean;
  onPress: () => void;
}

/** One banner; the whole of it is pressed. */
export function Banner({ banner, pending, onPress }: BannerProps) {
  return (
    <Press className={`${css.banner} ${css[banner.tone ?? "brand"]}`} pending={pending} onPress={onPress}>
      <span className={css.words}>
        <span className={css.title}>{banner.title}</span>
        {banner.text ? <span className={css.text}>{banner.text}</span> : null}
        {banner.actionLabel ? <span className={css.action}>{banner.actionLabel}</span> : null}
      </span>
      <Picture
        url={banner.imageUrl}
        className={css.picture}
        instead={
          banner.drawing ? (
            <span className={css.drawing}>
              <Drawing name={banner.drawing} />
            </span>
          ) : null
        }
      />
    </Press>
  );
}
