import type { WidgetProps } from "../../engine/widget.ts";
import { OneOf } from "../shared/search/OneOf.tsx";
import type { SelectFieldProps } from "./select-field.props.ts";

/** One of many that a document names. */
export function SelectField(props: WidgetProps<SelectFieldProps, string | number>) {
  return <OneOf {...props} />;
}
