import type { NodeProps } from "./widget.ts";

const handed: Readonly<Record<keyof NodeProps, true>> = {
  id: true,
  value: true,
  error: true,
  pending: true,
  change: true,
  leave: true,
  emit: true,
  children: true,
  slots: true,
};

/** The names of what every widget is handed by its node: its own props bear others. */
export const nodeProps: readonly string[] = Object.keys(handed);
