import type { WidgetProps } from "../../engine/widget.ts";
import { Sheet } from "../shared/Sheet.tsx";
import type { DialogFrameProps } from "./dialog-frame.props.ts";

/** The frame of an open dialog (D7). It never closes itself: it says `close`, and whoever shows it takes it away. */
export function DialogFrame(props: WidgetProps<DialogFrameProps>) {
  const { id, title, label, closable = true, variant, pending, emit, children, slots } = props;
  return (
    <Sheet
      id={id}
      title={title}
      label={label}
      closable={closable}
      variant={variant}
      pending={pending}
      onClose={() => emit("close")}
      actions={slots.actions}
    >
      {children}
    </Sheet>
  );
}
