import type { Engine } from "../../engine/index.ts";

const prefix = "field-";

/** Text typed before the page came alive stands in the DOM only: notes it now, gives it to the form later. */
export function keepTyped(root: HTMLElement): (engine: Engine) => void {
  const typed = [...root.querySelectorAll<HTMLInputElement>("input")]
    .filter(({ id, value, type }) => id.startsWith(prefix) && value !== "" && type !== "checkbox")
    .map(({ id, value }) => [id.slice(prefix.length), value] as const);
  return ({ stage }) => {
    if (stage.kind !== "visit") return;
    const { session } = stage.visit;
    for (const [field, value] of typed)
      if (session.read(`form.${field}`) === undefined) session.write(`form.${field}`, value);
  };
}
