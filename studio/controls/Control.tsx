import type { ReactNode } from "react";
import type { ListProps } from "./control.ts";
import { LineControl } from "./controls.tsx";
import { NamedListsControl } from "./NamedListsControl.tsx";
import { OrderControl } from "./OrderControl.tsx";
import { RecordsControl } from "./RecordsControl.tsx";

/** What sets a value of the field's kind. */
export function Control(props: ListProps): ReactNode {
  const { takes } = props.field;
  switch (takes.is) {
    case "order":
      return <OrderControl {...props} />;
    case "records":
      return <RecordsControl {...props} takes={takes} />;
    case "named lists":
      return <NamedListsControl {...props} />;
    default:
      return <LineControl {...props} />;
  }
}
