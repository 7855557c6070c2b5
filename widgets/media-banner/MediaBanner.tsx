import type { WidgetProps } from "../../engine/widget.ts";
import { Drawing } from "../shared/Drawing.tsx";
import { Picture } from "../shared/Picture.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./media-banner.module.css";
import type { MediaBannerProps } from "./media-banner.props.ts";

/** One large banner: a drawn scene over its words. */
export function MediaBanner(props: WidgetProps<MediaBannerProps>) {
  const { id, title, text, drawing, imageUrl, tone = "brand", actionLabel, pending, emit } = props;
  return (
    <Press className={`${css.banner} ${css[tone]}`} id={id} pending={pending} onPress={() => emit("press")}>
      <Picture
        url={imageUrl}
        className={css.picture}
        instead={
          drawing ? (
            <span className={css.scene}>
              <span className={css.drawing}>
                <Drawing name={drawing} />
              </span>
            </span>
          ) : null
        }
      />
      <span className={css.words}>
        <span className={css.copy}>
          <span className={css.title}>{title}</span>
          {text ? <span className={css.text}>{text}</span> : null}
        </span>
        {actionLabel ? <span className={css.action}>{actionLabel}</span> : null}
      </span>
    </Press>
  );
}
