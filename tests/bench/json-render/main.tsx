import { createStateStore, JSONUIProvider, Renderer } from "@json-render/react";
import type { Spec, StateStore } from "@json-render/core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type {} from "../bench-api.ts";
import { bills, cities, formSpec } from "../workload.ts";
import { registry } from "./catalog.tsx";
import { formElements, listElements } from "./spec.ts";

let root: Root | undefined;
let store: StateStore = createStateStore({});

const nothing: readonly never[] = [];
const functions = { cities: ({ state }: Record<string, unknown>) => cities[String(state)] ?? nothing };

function mount(spec: Spec, state: Record<string, unknown>): void {
  store = createStateStore(state);
  root = createRoot(document.getElementById("root") as HTMLElement);
  const mounted = root;
  flushSync(() =>
    mounted.render(
      <JSONUIProvider registry={registry} store={store} functions={functions} handlers={{}}>
        <Renderer spec={spec} registry={registry} />
      </JSONUIProvider>,
    ),
  );
}

window.bench = {
  name: "json-render",
  mountForm: (count) => mount(formElements(formSpec(count)), { form: {} }),
  unmount() {
    root?.unmount();
    root = undefined;
  },
  field: (id) => document.getElementById(id) as HTMLInputElement | null,
  getValue: (id) => store.get(`/form/${id}`),
  mountList: (count) => mount(listElements, { bills: bills(count) }),
  updateItem: (index, amount) => flushSync(() => store.set(`/bills/${index}/amount`, amount)),
};
