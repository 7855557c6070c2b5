import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { keepAboveDock } from "./keep-above-dock.ts";
import css from "./toast.module.css";
import type { ToastProps } from "./toast.props.ts";

const icons = { info: Info, success: CircleCheck, warn: TriangleAlert, fail: CircleX };

/** A short message over the screen, read out when it appears (D4); how long it stays is the host's matter. */
export function Toast({ id, text: words, kind = "info" }: WidgetProps<ToastProps>) {
  const { text } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  // The top layer alone stands over a modal dialog; where there are no popovers the toast is merely fixed.
  useLayoutEffect(() => {
    const shown = box.current;
    shown?.showPopover?.();
    return shown && kind !== "loading" ? keepAboveDock(shown) : undefined;
  }, [kind]);
  const Icon = kind === "loading" ? undefined : icons[kind];
  return (
    <div
      className={`${css.toast} ${kind === "loading" ? css.loading : ""}`}
      id={id}
      data-kind={kind}
      ref={box}
      popover="manual"
      role={kind === "fail" || kind === "warn" ? "alert" : "status"}
    >
      {Icon ? (
        <span className={`${css.mark} ${css[kind]}`}>
          <Icon className={css.icon} aria-hidden="true" />
        </span>
      ) : (
        <span className={css.spinner} aria-hidden="true" />
      )}
      {words ? (
        <span className={css.words}>{words}</span>
      ) : (
        <span className={css.hidden}>{text("widgets.toast-loading")}</span>
      )}
    </div>
  );
}
