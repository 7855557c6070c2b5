import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type {} from "../bench-api.ts";
import { takeRenders } from "../renders.ts";
import { type Bill, bills, formSpec } from "../workload.ts";
import type { FormMemory } from "./field.tsx";
import { HandWrittenForm } from "./form.tsx";
import { HandWrittenList } from "./list.tsx";

let root: Root | undefined;
let memory: FormMemory = { values: new Map(), submits: new Set() };
let setBills: (change: (now: readonly Bill[]) => readonly Bill[]) => void = () => undefined;

function mount(content: React.ReactNode): void {
  root = createRoot(document.getElementById("root") as HTMLElement);
  const mounted = root;
  flushSync(() => mounted.render(content));
}

window.bench = {
  name: "hand-written",
  mountForm(count) {
    memory = { values: new Map(), submits: new Set() };
    mount(<HandWrittenForm spec={formSpec(count)} memory={memory} />);
  },
  unmount() {
    root?.unmount();
    root = undefined;
  },
  field: (id) => document.getElementById(id) as HTMLInputElement | null,
  getValue: (id) => memory.values.get(id),
  mountList(count) {
    const ready = (set: typeof setBills) => {
      setBills = set;
    };
    mount(<HandWrittenList start={bills(count)} ready={ready} />);
  },
  updateItem(index, amount) {
    flushSync(() => setBills((now) => now.map((bill, at) => (at === index ? { ...bill, amount } : bill))));
  },
  renders: takeRenders,
};
