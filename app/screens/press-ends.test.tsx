import { expect, it } from "vitest";
import type { PublishedStep } from "../../engine/published.ts";
import { Visit } from "../../engine/testing.ts";
import { answeredAlike } from "../testing/answered-alike.ts";
import { all, bootsOf } from "../testing/boot.ts";

/** Each call as one that its decision allows: who may not make it is the tests' of permits. */
const documents = all.map((document) => {
  if (document.kind !== "call") return document;
  const { after: _, ...data } = document.data as { after?: unknown };
  return { ...document, data: data as typeof document.data };
});
const boot = bootsOf(documents)("718", "302", "en_US", "/index");
const { screens = {}, ...shared } = boot.pack;

/** Every step that makes a call, wherever it stands, by its call and what it does then. */
const steps = new Map<string, { readonly screen: string; readonly step: PublishedStep }>();
function collect(at: unknown, screen: string): void {
  if (typeof at !== "object" || at === null) return;
  const step = at as PublishedStep;
  const { call } = (step.with ?? {}) as { readonly call?: unknown };
  if (step.do === "call" && typeof call === "string") {
    const { ok: _, if: __, ...rest } = step;
    const alone = { ...rest, with: { call } };
    steps.set(`${call} ${JSON.stringify([step.failFor, step.fail])}`, { screen, step: alone });
  }
  for (const inside of Object.values(at)) collect(inside, screen);
}
for (const [id, screen] of Object.entries(screens)) collect(screen, id);
collect(shared, "index");

const wait = () => new Promise((settle) => setTimeout(settle, 1));

it.each<[what: string, answer: () => Response]>([
  ["an answer that is torn", () => new Response('{"status":0,"message":"","content":{')],
  ["a status that nobody knows", () => Response.json({ status: 9999, message: "", content: {} })],
  ["the lender's own fault", () => Response.json({ status: -1, message: "", content: {} })],
  ["a page of the network", () => new Response("<!doctype html><title>Hotel Wi-Fi</title>")],
  ["too many calls", () => new Response("", { status: 429 })],
  [
    "a broken line",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])(
  "C4 X5 R34 R40 whatever stands open is put away, and what was pressed can be pressed again: %s",
  async (_, answer) => {
    expect(steps.size).toBeGreaterThan(50);
    const stuck: string[] = [];
    for (const [name, { screen, step }] of steps) {
      const { engine, asked } = answeredAlike(boot, answer);
      const document = screens[screen];
      if (!document) throw new Error(`there is no screen ${screen}`);
      const visit = new Visit(engine, document, { path: document.route, params: {}, query: {} }, true);
      let ended = false;
      void visit.run([step]).finally(() => (ended = true));
      for (let look = 0; look < 3000 && !ended; look++) {
        await wait();
        if (engine.dialogs.stack.length > 0) engine.dialogs.close({ dismissed: true });
      }
      if (!ended) stuck.push(name.slice(0, 120));
      else if (asked.times === 0) stuck.push(`never asked: ${name.slice(0, 120)}`);
    }
    expect(stuck).toEqual([]);
  },
  120_000,
);
