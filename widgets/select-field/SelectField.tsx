import type { WidgetProps } from "../../engine/widget.ts";
import { OptionList } from "../shared/field/OptionList.tsx";
import { SearchField } from "./SearchField.tsx";
import type { SelectFieldProps } from "./select-field.props.ts";

/** More than these are looked for by name. */
const GLANCE = 12;

/** One of many, in the system's own list; one of very many in a sheet with a search. */
export function SelectField(props: WidgetProps<SelectFieldProps, string | number>) {
  return props.options.length > GLANCE ? <SearchField {...props} /> : <OptionList {...props} />;
}
