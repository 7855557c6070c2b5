import type { Engine } from "../../engine/index.ts";
import { renewStage } from "./last-known.ts";

/** ms by which the device's clock goes on while the page's own stands still, from which on it slept. */
const asleep = 60_000;

/**
 * A device that sleeps stops the page's timers, and the clock by which the lender's time goes on between two answers:
 * both are of when it fell asleep (R61, R62). Once somebody looks at the page again, what shows is asked for anew, and
 * the answer says what time it is.
 */
export function watchSleep(
  engine: Pick<Engine, "stage" | "client">,
  page: EventTarget & Pick<Document, "visibilityState"> = document,
): void {
  const ahead = () => Date.now() - performance.now();
  let before = ahead();
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState === "hidden") return;
    const slept = ahead() - before;
    before = ahead();
    if (slept < asleep) return;
    const { client, stage } = engine;
    client.forget();
    if (stage.kind === "visit") stage.visit.reads.age();
    renewStage(engine);
  });
}
