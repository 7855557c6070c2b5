import { useEffect, useRef } from "react";
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import css from "./alert.module.css";
import type { AlertProps } from "./alert.props.ts";

const MARKS = { info: Info, warn: TriangleAlert, danger: OctagonAlert, good: CircleCheck };

/** A notice in its place; bad news interrupts a screen reader, other news waits its turn. */
export function Alert({ tone = "info", title, text, plain, children }: WidgetProps<AlertProps>) {
  const Mark = MARKS[tone];
  const box = useRef<HTMLDivElement>(null);
  // What was refused is said where it happened, which may be below what is docked. Not what a screen begins with.
  useEffect(() => {
    if (tone === "danger" && document.activeElement?.matches("main *"))
      box.current?.scrollIntoView?.({ block: "nearest" });
  }, [tone, text]);
  return (
    <div
      ref={box}
      className={css.alert}
      data-tone={tone}
      role={tone === "warn" || tone === "danger" ? "alert" : "status"}
    >
      {!plain && <Mark aria-hidden className={css.mark} />}
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {text && <p className={css.body}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
