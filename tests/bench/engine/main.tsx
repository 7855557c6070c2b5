import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { browserHost, type Engine, fieldDomId, type ScreenDocument } from "../../../engine/index.ts";
import { EngineRoot } from "../../../engine/render/index.tsx";
import type {} from "../bench-api.ts";
import { takeRenders } from "../renders.ts";
import { bills, formSpec } from "../workload.ts";
import { benchEngine } from "./bench-engine.ts";
import { formScreen, listScreen } from "./documents.ts";

let root: Root | undefined;
let engine: Engine | undefined;

function session() {
  if (engine?.stage.kind !== "visit") throw new Error("nothing is mounted");
  return engine.stage.visit.session;
}

function mount(screen: ScreenDocument, prepare: () => void = () => undefined): void {
  const started = benchEngine(screen, browserHost);
  engine = started;
  if (!started.begin(screen.route)) throw new Error(`${screen.id} did not begin`);
  prepare();
  root = createRoot(document.getElementById("root") as HTMLElement);
  const mounted = root;
  flushSync(() => mounted.render(<EngineRoot engine={started} />));
}

window.bench = {
  name: "engine",
  mountForm: (count) => mount(formScreen(formSpec(count), `bench-form-${count}`)),
  unmount() {
    root?.unmount();
    root = undefined;
    engine = undefined;
  },
  field: (id) => document.getElementById(fieldDomId(id)) as HTMLInputElement | null,
  getValue: (id) => session().read(`form.${id}`),
  mountList: (count) => mount(listScreen, () => session().write("screen.bills", bills(count))),
  updateItem(index, amount) {
    flushSync(() => session().write(`screen.bills.${index}.amount`, amount));
  },
  renders: takeRenders,
};
