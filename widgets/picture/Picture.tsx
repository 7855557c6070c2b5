import { useState } from "react";
import type { WidgetProps } from "../../engine/widget.ts";
import css from "./picture.module.css";
import type { PictureProps } from "./picture.props.ts";

/** Only what came with an answer: an address of elsewhere would tell that somebody looks. */
const inline = /^data:image\/(svg\+xml|png|jpeg|gif|webp);base64,/;

/** A picture that came with an answer; where it cannot be shown, its label stands in the same place (R28). */
export function Picture({ id, source, label }: WidgetProps<PictureProps>) {
  const [broken, setBroken] = useState<string>();
  const failed = source && source === broken;
  return (
    <div className={css.place} id={id}>
      {failed ? <p className={css.label}>{label}</p> : null}
      {source && !failed && inline.test(source) ? (
        <img className={css.picture} src={source} alt={label} onError={() => setBroken(source)} />
      ) : null}
    </div>
  );
}
