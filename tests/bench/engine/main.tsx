import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { browserHost, fieldDomId } from "../../../engine/index.ts";
import { EngineRoot } from "../../../engine/page.ts";
import type {} from "../bench-api.ts";
import { takeRenders } from "../renders.ts";
import { bills } from "../workload.ts";
import { benchEngine } from "./bench-engine.ts";
import type { BenchPack } from "./published.ts";

const listId = "bench-list";
const formIds = new Map([30, 300, 900].map((count) => [count, `bench-form-${count}`]));
const engine = benchEngine([...formIds.values(), listId], browserHost);

/** Puts the documents of screens in place, as packs that came with the page or were fetched ahead. */
function publish(packs: Readonly<Record<string, string>>): void {
  for (const text of Object.values(packs)) {
    const { pack, texts } = JSON.parse(text) as BenchPack;
    engine.texts.add("en_US", texts);
    engine.documents.add(pack);
  }
}

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
  publish,
  mountForm: (count) => mount(formIds.get(count) ?? ""),
  unmount() {
    root?.unmount();
    root = undefined;
  },
  field: (id) => document.getElementById(fieldDomId(id)) as HTMLInputElement | null,
  getValue: (id) => session().read(`form.${id}`),
  // The answer of its read is put in place, so that no network is measured.
  mountList: (count) =>
    mount(listId, () => session().write("reads.bills", { status: "ok", value: { list: bills(count) } })),
  updateItem(index, amount) {
    flushSync(() => session().write(`reads.bills.value.list.${index}.amount`, amount));
  },
  renders: takeRenders,
};
