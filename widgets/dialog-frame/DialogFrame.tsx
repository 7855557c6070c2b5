import { X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./dialog-frame.module.css";
import type { DialogFrameProps } from "./dialog-frame.props.ts";

/** A native modal dialog (D7). It never closes itself: it says `close`, and whoever shows it takes it away. */
export function DialogFrame(props: WidgetProps<DialogFrameProps>) {
  const { id, title, label, closable = true, variant = "sheet", pending, emit, children, slots } = props;
  const { text } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // What scrolls and holds nothing to focus must take the arrow keys itself.
    if (body.current && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0;
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const leave = () => {
    if (closable && !pending) emit("close");
  };
  // Chromium closes on a second Escape whatever `cancel` answers; stopping the key keeps that from happening.
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    leave();
  };
  const mask = (event: MouseEvent) => {
    if (event.target === dialog.current) leave();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog takes Escape, and a press on its mask
    <dialog
      className={`${css.dialog} ${css[variant]} ${closable ? css.closable : ""}`}
      id={id}
      ref={dialog}
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-label={title ? undefined : (label ?? text("widgets.dialog-frame-name"))}
      onKeyDown={key}
      onCancel={cancel}
      onClick={mask}
    >
      <div className={css.frame}>
        {title ? (
          <h2 className={css.title} id={`${id}-title`}>
            {title}
          </h2>
        ) : null}
        <div className={css.body} ref={body}>
          {children}
        </div>
        {slots.actions ? <div className={css.actions}>{slots.actions}</div> : null}
        {closable ? (
          <Press
            className={css.close}
            aria-label={text("widgets.dialog-frame-close")}
            pending={pending}
            onPress={leave}
          >
            <X className={css.icon} aria-hidden="true" />
          </Press>
        ) : null}
      </div>
    </dialog>
  );
}
