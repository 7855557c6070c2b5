import type { WidgetProps } from "../../engine/widget.ts";
import { OptionList } from "../shared/field/OptionList.tsx";
import type { SelectFieldProps } from "./select-field.props.ts";

/** One of many, in the system's own list. */
export function SelectField(props: WidgetProps<SelectFieldProps, string | number>) {
  return <OptionList {...props} />;
}
