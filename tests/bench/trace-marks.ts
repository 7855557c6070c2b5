import type { Browser } from "@playwright/test";
import { median } from "./median.ts";

/** A mark of the page in a trace: `tts` is the CPU time of its thread, in µs. */
interface Mark {
  readonly name: string;
  readonly tts: number;
}

const isMark = (event: object): event is object & Mark =>
  "tts" in event && typeof event.tts === "number" && "name" in event && typeof event.name === "string";

/**
 * Traces the marks `from …` and `to …` that the pages of a browser make until what it gives is called, which answers
 * the main thread's CPU time in ms between the two, by what they are called: the median where there are several.
 */
export async function traceMarks(browser: Browser): Promise<() => Promise<Map<string, number>>> {
  const tools = await browser.newBrowserCDPSession();
  const marks: Mark[] = [];
  tools.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) if (isMark(event)) marks.push(event);
  });
  await tools.send("Tracing.start", { traceConfig: { includedCategories: ["blink.user_timing"] } });
  return async () => {
    const complete = new Promise((resolve) => tools.once("Tracing.tracingComplete", resolve));
    await tools.send("Tracing.end");
    await complete;
    await tools.detach();
    const times = new Map<string, number[]>();
    let from = 0;
    for (const { name, tts } of marks) {
      const [what, ...measure] = name.split(" ");
      if (what === "from") from = tts;
      if (what === "to") times.set(measure.join(" "), [...(times.get(measure.join(" ")) ?? []), (tts - from) / 1000]);
    }
    return new Map([...times].map(([measure, all]) => [measure, median(all)]));
  };
}
