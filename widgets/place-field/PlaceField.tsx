import type { WidgetProps } from "../../engine/widget.ts";
import { OneOf } from "../shared/search/OneOf.tsx";
import type { PlaceFieldProps } from "./place-field.props.ts";
import { areasOf, states } from "./places.ts";

/** A state, or an area of one. An area that the state does not have shows as not chosen. */
export function PlaceField(props: WidgetProps<PlaceFieldProps, string>) {
  const { level, state = "", value } = props;
  const names: readonly string[] = level === "state" ? states : areasOf(state);
  return (
    <OneOf
      {...props}
      options={names.map((name) => ({ value: name, label: name }))}
      value={value !== undefined && names.includes(value) ? value : undefined}
      disabled={names.length === 0}
    />
  );
}
