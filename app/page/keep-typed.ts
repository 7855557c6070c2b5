import type { Engine } from "../../engine/index.ts";

const prefix = "field-";

/** What was typed or ticked before the page came alive stands in the DOM only: notes it now, gives it to the form later. */
export function keepTyped(root: HTMLElement): (engine: Engine) => void {
  const typed = [...root.querySelectorAll<HTMLInputElement>("input")]
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id, type, checked, value }) => [id.slice(prefix.length), type === "checkbox" ? checked : value] as const)
    .filter(([, value]) => value !== "" && value !== false);
  return ({ stage }) => {
    if (stage.kind !== "visit") return;
    const { session } = stage.visit;
    // What stands in the field was typed last, whatever the form began with.
    for (const [field, value] of typed) session.write(`form.${field}`, value);
  };
}
