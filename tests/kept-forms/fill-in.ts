import { readFileSync } from "node:fs";
import { act } from "react";
import type { Engine } from "../../engine/index.ts";

/** The widget that edits a field, somewhere in a document's nodes. */
function widgetOf(path: string, nodes: unknown): string | undefined {
  if (typeof nodes !== "object" || nodes === null) return undefined;
  const { bind, widget } = nodes as { bind?: unknown; widget?: unknown };
  if (bind === path && typeof widget === "string") return widget;
  for (const inner of Object.values(nodes)) {
    const found = widgetOf(path, inner);
    if (found) return found;
  }
  return undefined;
}

/** Another value that a widget takes, as its examples have it. */
function sampleOf(widget: string, now: unknown): unknown {
  const file = `widgets/${widget}/${widget}.examples.json`;
  const { examples } = JSON.parse(readFileSync(file, "utf8")) as { examples: readonly { value?: unknown }[] };
  return examples.map(({ value }) => value).find((value) => value !== undefined && value !== "" && value !== now);
}

const isChosen = (radio: HTMLElement) =>
  radio instanceof HTMLInputElement ? radio.checked : radio.getAttribute("aria-checked") === "true";

interface Filled {
  readonly engine: Engine;
  readonly place: HTMLElement;
}

/** Changes a field of the screen that is shown: another of the choices that are on it, else what such a field takes. */
export async function fillIn({ engine, place }: Filled, name: string): Promise<void> {
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("no screen");
  const id = stage.visit.form.domId(name);
  const radios = [...place.querySelectorAll<HTMLElement>("input[type=radio], [role=radio]")];
  const choices = radios.filter((radio) => radio.closest(`[id="${id}"], [name="${id}"]`));
  const other = choices.findLast((radio) => !isChosen(radio));
  if (other) return act(async () => other.click());
  const path = `form.${name}`;
  const { session } = stage.visit;
  const widget = widgetOf(path, session.document.children);
  if (!widget || choices.length > 0) return;
  await act(async () => session.write(path, sampleOf(widget, session.read(path))));
}
