import { X } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { useLocale } from "../../engine/widget.ts";
import { Press } from "./Press.tsx";
import css from "./sheet.module.css";

interface SheetProps {
  id: string;
  title?: string | undefined;
  /** Its name where it has no title. */
  label?: string | undefined;
  /** It can be put away without an answer. */
  closable?: boolean;
  variant?: "sheet" | "centred" | undefined;
  pending?: boolean | undefined;
  /** It was put away: whoever shows it takes it away. */
  onClose: () => void;
  children?: ReactNode;
  /** What stays below what scrolls. */
  actions?: ReactNode;
}

/** A native modal dialog (D7). It never closes itself; taken away, it gives the focus back to what opened it. */
export function Sheet(props: SheetProps) {
  const { id, title, label, closable = true, variant = "sheet", pending, onClose, children, actions } = props;
  const { text } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    // The browser's choice is what can be focused first. A field is meant; a button is not pressed before the sheet is read.
    const at = document.activeElement;
    if (shown?.contains(at) && at?.matches("button, a, [role=link]")) heading.current?.focus({ preventScroll: true });
    // What scrolls and holds nothing to focus must take the arrow keys itself.
    if (body.current && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0;
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const leave = () => {
    if (closable && !pending) onClose();
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
          <h2 className={css.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        ) : null}
        <div className={css.body} ref={body}>
          {children}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
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
