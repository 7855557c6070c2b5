import { createElement, type ReactNode } from "react";
import type { NodeProps } from "../widget/widget.ts";
import { useEngine } from "./engine-context.ts";

interface ChromeWidgetProps {
  /** Widget type, from the app's chrome. */
  readonly type: string;
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly pending?: boolean;
  readonly on?: (event: string, detail: unknown) => void;
  readonly children?: ReactNode;
}

const nothing = () => undefined;
const noSlots = Object.freeze({});

/** A registered widget drawn by the engine itself: header, tab bar, toast, dialog, failure. */
export function ChromeWidget({
  type,
  id,
  props,
  pending = false,
  on = nothing,
  children,
}: ChromeWidgetProps): ReactNode {
  const component = useEngine().widgets.get(type);
  if (!component) return null;
  const node: NodeProps = {
    id,
    value: undefined,
    error: undefined,
    pending,
    change: nothing,
    leave: nothing,
    emit: on,
    children,
    slots: noSlots,
  };
  // The border to the widgets, whose own props the registry does not know: the app's chrome gives what its schemas ask.
  return createElement(component, { ...props, ...node } as never);
}
