import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { browserHost, fieldDomId } from "../../../engine/index.ts";
import { EngineRoot } from "../../../engine/page.ts";
import type {} from "../bench-api.ts";
import { takeRenders } from "../renders.ts";
import { bills, formSpec } from "../workload.ts";
import { benchEngine } from "./bench-engine.ts";
import { formScreen, listScreen, texts } from "./documents.ts";

const formIds = new Map([30, 300, 900].map((count) => [count, `bench-form-${count}`]));
const engine = benchEngine([...formIds.values(), listScreen.id], browserHost);

/** Puts a form's documents in place, as a published pack does. */
function publish(count: number): void {
  const spec = formSpec(count);
  const screen = formScreen(spec, formIds.get(count) ?? "");
  engine.texts.add("en_US", texts(spec));
  engine.documents.add({ screens: { [screen.id]: screen } });
}

engine.documents.add({ screens: { [listScreen.id]: listScreen } });
let root: Root | undefined;

function session() {
  if (engine.stage.kind !== "visit") throw new Error("nothing is mounted");
  return engine.stage.visit.session;
}

function mount(id: string, prepare: () => void = () => undefined): void {
  if (!engine.arrivals.begin(`/${id}`)) throw new Error(`${id} did not begin`);
  prepare();
  root = createRoot(document.getElementById("root") as HTMLElement);
  const mounted = root;
  flushSync(() => mounted.render(<EngineRoot engine={engine} />));
}

window.bench = {
  name: "engine",
  mountForm(count) {
    const id = formIds.get(count) ?? "";
    if (!engine.documents.screenAtHand(id)) publish(count);
    mount(id);
  },
  unmount() {
    root?.unmount();
    root = undefined;
  },
  field: (id) => document.getElementById(fieldDomId(id)) as HTMLInputElement | null,
  getValue: (id) => session().read(`form.${id}`),
  // The answer of its read is put in place, so that no network is measured.
  mountList: (count) =>
    mount(listScreen.id, () => session().write("reads.bills", { status: "ok", value: { list: bills(count) } })),
  updateItem(index, amount) {
    flushSync(() => session().write(`reads.bills.value.list.${index}.amount`, amount));
  },
  renders: takeRenders,
};
