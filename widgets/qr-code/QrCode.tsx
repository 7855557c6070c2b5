import { useMemo } from "react";
import type { WidgetProps } from "../../engine/widget.ts";
import { codePath } from "./code-path.ts";
import css from "./qr-code.module.css";
import type { QrCodeProps } from "./qr-code.props.ts";

/** A text as a code that a camera reads: dark on white whatever the brand's colours, on paper too. */
export function QrCode({ id, text, label, hint, size = "medium" }: WidgetProps<QrCodeProps>) {
  const { side, path } = useMemo(() => codePath(text), [text]);
  return (
    <figure className={css.figure} id={id}>
      <svg
        className={`${css.code} ${css[size]}`}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <rect className={css.paper} width={side} height={side} />
        <path className={css.ink} d={path} />
      </svg>
      {hint ? <figcaption className={css.hint}>{hint}</figcaption> : null}
    </figure>
  );
}
