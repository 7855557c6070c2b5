import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { browserHost, fieldDomId, type ScreenDocument } from "../../../engine/index.ts";
import { EngineRoot } from "../../../engine/render/index.tsx";
import type {} from "../bench-api.ts";
import { takeRenders } from "../renders.ts";
import { bills, formSpec } from "../workload.ts";
import { benchEngine } from "./bench-engine.ts";
import { formScreen, listScreen } from "./documents.ts";

// The app starts once; a screen is then entered like any other.
const engine = benchEngine(["bench-form-30", "bench-form-300", "bench-form-900", listScreen.id], browserHost);
let root: Root | undefined;

function session() {
  if (engine.stage.kind !== "visit") throw new Error("nothing is mounted");
  return engine.stage.visit.session;
}

function mount(screen: ScreenDocument, prepare: () => void = () => undefined): void {
  engine.documents.add({ screens: { [screen.id]: screen } });
  if (!engine.begin(screen.route)) throw new Error(`${screen.id} did not begin`);
  prepare();
  root = createRoot(document.getElementById("root") as HTMLElement);
  const mounted = root;
  flushSync(() => mounted.render(<EngineRoot engine={engine} />));
}

window.bench = {
  name: "engine",
  mountForm: (count) => mount(formScreen(formSpec(count), `bench-form-${count}`)),
  unmount() {
    root?.unmount();
    root = undefined;
  },
  field: (id) => document.getElementById(fieldDomId(id)) as HTMLInputElement | null,
  getValue: (id) => session().read(`form.${id}`),
  mountList: (count) => mount(listScreen, () => session().write("screen.bills", bills(count))),
  updateItem(index, amount) {
    flushSync(() => session().write(`screen.bills.${index}.amount`, amount));
  },
  renders: takeRenders,
};
