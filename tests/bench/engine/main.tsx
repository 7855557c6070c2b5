import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { browserHost, fieldDomId, type ScreenDocument } from "../../../engine/index.ts";
import { EngineRoot } from "../../../engine/render/index.tsx";
import type {} from "../bench-api.ts";
import { takeRenders } from "../renders.ts";
import { bills, formSpec } from "../workload.ts";
import { benchEngine } from "./bench-engine.ts";
import { formScreen, listScreen, texts } from "./documents.ts";

// The app starts once and has its documents at hand; a screen is then entered like any other.
const forms = new Map<number, ScreenDocument>();
const engine = benchEngine(["bench-form-30", "bench-form-300", "bench-form-900", listScreen.id], browserHost);
engine.documents.add({ screens: { [listScreen.id]: listScreen } });
for (const count of [30, 300, 900]) {
  const spec = formSpec(count);
  const screen = formScreen(spec, `bench-form-${count}`);
  forms.set(count, screen);
  engine.texts.add("en_US", texts(spec));
  engine.documents.add({ screens: { [screen.id]: screen } });
}
let root: Root | undefined;

function session() {
  if (engine.stage.kind !== "visit") throw new Error("nothing is mounted");
  return engine.stage.visit.session;
}

function mount(screen: ScreenDocument, prepare: () => void = () => undefined): void {
  if (!engine.begin(screen.route)) throw new Error(`${screen.id} did not begin`);
  prepare();
  root = createRoot(document.getElementById("root") as HTMLElement);
  const mounted = root;
  flushSync(() => mounted.render(<EngineRoot engine={engine} />));
}

window.bench = {
  name: "engine",
  mountForm: (count) => mount(forms.get(count) as ScreenDocument),
  unmount() {
    root?.unmount();
    root = undefined;
  },
  field: (id) => document.getElementById(fieldDomId(id)) as HTMLInputElement | null,
  getValue: (id) => session().read(`form.${id}`),
  // The answer of its read is put in place, so that no network is measured.
  mountList: (count) =>
    mount(listScreen, () => session().write("reads.bills", { status: "ok", value: { list: bills(count) } })),
  updateItem(index, amount) {
    flushSync(() => session().write(`reads.bills.value.list.${index}.amount`, amount));
  },
  renders: takeRenders,
};
