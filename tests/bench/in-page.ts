import type { BenchApi } from "./bench-api.ts";

/** What a page measures of itself; all times in ms, each until layout is done. */
export interface PageBench {
  /** Says what is timed from now on: the marks around it, which a trace dates by the main thread, are called so. */
  name(measure: string): void;
  /** Has the browser's fonts, controls and theme ready, so that their first use is charged to nobody. */
  prime(): Promise<void>;
  /** Puts the bundle's code into the page; gives how long it took to evaluate and to read what comes with the page. */
  start(code: string, packs: Readonly<Record<string, string>>): number;
  /** Lets the page come to rest. */
  rest(): Promise<void>;
  mountForm(count: number): number;
  /** The median of forty keys in one text field, and whether value and message were right meanwhile. */
  keys(): Promise<{ time: number; right: boolean }>;
  /** The median of hiding and showing what depends on another field. */
  toggle(): Promise<{ time: number; right: boolean }>;
  /** From the press of the button until every one of `count` messages shows. */
  submit(count: number): Promise<number>;
  mountList(count: number): number;
  /** The median of changing one card, and how many components rendered for one of them where they are counted. */
  updateCard(): { time: number; renders: number | undefined; right: boolean };
}

/** Runs in the page; refers to nothing outside of itself. */
export function pageBench(): PageBench {
  const bench = (): BenchApi => {
    if (!window.bench) throw new Error("the bundle sets no window.bench");
    return window.bench;
  };
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
  const layout = () => document.body.getBoundingClientRect().height;
  const errors = () => document.querySelectorAll(".err").length;
  const fields = () => document.querySelectorAll("#root input, #root select").length;
  const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] as number;

  let measure = "";
  /** Starts the clock; what it gives stops it and says the ms. */
  function clock(): () => number {
    performance.mark(`from ${measure}`);
    const start = performance.now();
    return () => {
      const time = performance.now() - start;
      performance.mark(`to ${measure}`);
      return time;
    };
  }

  function type(id: string, value: string, event: "input" | "change"): void {
    const control = bench().field(id);
    if (!control) throw new Error(`no field ${id}`);
    const kind = control.tagName === "SELECT" ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(control, value);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }

  async function timed(act: () => void, done: () => boolean): Promise<number> {
    const stop = clock();
    act();
    for (let tries = 0; tries < 50 && !done(); tries++) await Promise.resolve();
    layout();
    const time = stop();
    if (!done()) throw new Error("what was awaited did not happen");
    return time;
  }

  function mounted(act: () => void, done: () => boolean): number {
    const stop = clock();
    act();
    layout();
    const time = stop();
    if (!done()) throw new Error("what was mounted is not all there");
    return time;
  }

  return {
    name(given) {
      measure = given;
    },
    rest,
    async prime() {
      const sample = document.createElement("div");
      sample.innerHTML =
        '<h2>Title</h2><label>Label <input type="text" value="text"></label><input type="date">' +
        '<select><option>Choice</option></select><button type="button">Button</button>' +
        '<div class="err" role="alert">Wrong</div><div class="card"><h3>Card</h3><span>text</span></div>';
      document.body.append(sample);
      layout();
      // Painted by the second frame.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      sample.remove();
      layout();
      await rest();
    },
    start(code, packs) {
      const script = document.createElement("script");
      script.textContent = code;
      const stop = clock();
      document.head.append(script);
      window.bench?.publish?.(packs);
      return stop();
    },
    mountForm: (count) =>
      mounted(
        () => bench().mountForm(count),
        () => fields() === count,
      ),
    async keys() {
      const times: number[] = [];
      let right = true;
      for (let key = 1; key <= 40; key++) {
        const value = "1234567890".repeat(4).slice(0, key);
        const wrong = key < 10 ? 1 : 0;
        times.push(
          await timed(
            () => type("address_0", value, "input"),
            () => errors() === wrong,
          ),
        );
        right &&= bench().getValue("address_0") === value && bench().field("address_0")?.value === value;
        // The next key of a person comes in a later task.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      return { time: median(times), right };
    },
    async toggle() {
      const all = fields();
      const times: number[] = [];
      for (let round = 0; round < 20; round++) {
        const value = round % 2 ? "employed" : "unemployed";
        times.push(
          await timed(
            () => type("jobStatus_0", value, "change"),
            () => fields() === (round % 2 ? all : all - 3),
          ),
        );
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      type("state_0", "kano", "change");
      await Promise.resolve();
      return { time: median(times), right: bench().field("city_0")?.textContent?.includes("Wudil") === true };
    },
    submit: (count) =>
      timed(
        () => document.querySelector<HTMLButtonElement>("#root button[type=submit]")?.click(),
        () => errors() === count,
      ),
    mountList: (count) =>
      mounted(
        () => bench().mountList(count),
        () => document.querySelectorAll(".card").length === count,
      ),
    updateCard() {
      const times: number[] = [];
      let renders: number | undefined;
      for (let round = 0; round < 20; round++) {
        bench().renders?.();
        const stop = clock();
        bench().updateItem(250, 900_000 + round);
        layout();
        times.push(stop());
        renders = bench().renders?.();
      }
      const right = document.querySelectorAll(".card")[250]?.textContent?.includes("900019") === true;
      return { time: median(times), renders, right };
    },
  };
}
