import { OptionList } from "../field/OptionList.tsx";
import type { Option } from "./matching.ts";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

/** More than these are looked for by name. */
const GLANCE = 12;

interface OneOfProps<V extends Option["value"]> extends Omit<SearchFieldProps<V>, "change"> {
  change: (value: V | undefined) => void;
}

/** One of many, in the system's own list; one of very many in a sheet with a search. */
export function OneOf<V extends Option["value"]>(props: OneOfProps<V>) {
  return props.options.length > GLANCE ? <SearchField {...props} /> : <OptionList {...props} />;
}
