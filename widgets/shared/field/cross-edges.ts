import type { KeyboardEvent } from "react";

/** In fields that are typed through as one: arrow keys and backspace lead across the edge of a field to its neighbour. */
export function crossEdges(event: KeyboardEvent<HTMLInputElement>, fields: readonly HTMLInputElement[]): void {
  const { selectionStart: from, selectionEnd: to, value: shown } = event.currentTarget;
  const back = event.key === "ArrowLeft" || event.key === "Backspace";
  if (!(back ? to === 0 : event.key === "ArrowRight" && from === shown.length)) return;
  const next = fields[fields.indexOf(event.currentTarget) + (back ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  const at = back ? next.value.length : 0;
  next.setSelectionRange(at, at);
}
