import type { WidgetProps } from "../../engine/widget.ts";
import css from "./picture.module.css";
import type { PictureProps } from "./picture.props.ts";

/** Only what came with an answer: an address of elsewhere would tell that somebody looks. */
const inline = /^data:image\/(svg\+xml|png|jpeg|gif|webp);base64,/;

/** A picture that came with an answer. */
export function Picture({ id, source, label }: WidgetProps<PictureProps>) {
  return (
    <div className={css.place} id={id}>
      {source && inline.test(source) ? <img className={css.picture} src={source} alt={label} /> : null}
    </div>
  );
}
