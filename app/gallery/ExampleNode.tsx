import { type ComponentType, createElement, type ReactNode, useState } from "react";
import type { NodeDocument } from "../../engine/document.ts";
import type { WidgetComponent, NodeProps } from "../../engine/widget.ts";
import type { Example } from "./examples.ts";

/** Finds the component of a type. */
export type Find = (type: string) => WidgetComponent | undefined;

interface ExampleNodeProps {
  readonly type: string;
  readonly id: string;
  readonly example: Omit<Example, "name">;
  readonly find: Find;
  readonly said: (event: string) => void;
}

/** A widget with literal props, as an example gives them; what it holds is drawn the same way. */
export function ExampleNode({ type, id, example, find, said }: ExampleNodeProps): ReactNode {
  const [value, setValue] = useState(example.value);
  const component = find(type);
  if (!component) throw new Error(`there is no widget "${type}"`);
  const inside = (nodes: readonly NodeDocument[] | undefined, place: string) =>
    nodes?.map((node, index) => (
      <ExampleNode
        key={index}
        type={node.widget ?? ""}
        id={`${id}-${place}${index}`}
        example={literal(node)}
        find={find}
        said={said}
      />
    ));
  const node: NodeProps = {
    id,
    value,
    error: example.error,
    pending: example.pending ?? false,
    change: setValue,
    leave: () => undefined,
    emit: (event) => said(event),
    children: inside(example.children, "c"),
    slots: Object.fromEntries(Object.entries(example.slots ?? {}).map(([name, nodes]) => [name, inside(nodes, name)])),
  };
  // The registry erases props; those of an example were checked against its schema.
  return createElement(component as ComponentType<Record<string, unknown>>, { ...example.props, ...node });
}

/** Nodes inside an example hold literals only. */
const literal = ({ props, children, slots }: NodeDocument): Omit<Example, "name"> => ({
  props: props ?? {},
  children,
  slots,
});
