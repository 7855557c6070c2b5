import type { WidgetProps } from "../../engine/widget.ts";
import { Chip } from "../shared/Chip.tsx";
import type { StatusChipProps } from "./status-chip.props.ts";

/** A state as colour, icon and word. */
export function StatusChip({ id, text, tone, icon }: WidgetProps<StatusChipProps>) {
  return (
    <div id={id}>
      <Chip text={text} tone={tone} icon={icon} />
    </div>
  );
}
