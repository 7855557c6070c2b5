import type { Engine } from "../../engine/index.ts";

/** The part of the page that says when the line is there again. */
interface Line {
  addEventListener(type: "online", heard: () => void): void;
}

/**
 * What was sent before this page, before the line broke, or from a screen that was left since, and nobody knows what
 * became of, is asked about without a press (R47, R48): once a screen shows over which nothing else stands, and no
 * earlier than it can still arrive. The error catalogue says so; `ask` goes on with longer and longer pauses. What the
 * borrower leaves is not asked of him again in this page before the line was gone once more.
 */
export function askUnsettled(
  engine: Pick<Engine, "ui" | "client" | "known" | "settle">,
  line: Line,
  now = () => Date.now(),
): void {
  const { ui, client } = engine;
  const asked = new Set<string>();
  const start = now();
  let before = start;
  let asking = false;
  const look = async (): Promise<void> => {
    if (asking || !engine.known || ui.stage.read().kind !== "visit" || ui.dialogs.read().length > 0) return;
    asking = true;
    try {
      for (const one of await client.pending()) {
        const { key, at, from } = one;
        // What was sent later than now was sent before this page, and this device's clock was set back since.
        const setBack = at > now();
        const own = at >= before && !setBack && !client.abandoned.read().includes(key);
        if (own || asked.has(key)) continue;
        const wait = (setBack ? from - at + start : from) - now();
        if (wait > 0) setTimeout(() => void look(), wait);
        else {
          const stage = ui.stage.read();
          await engine.settle(one);
          // Left with its screen, it was not heard to the end.
          if (ui.stage.read() === stage) asked.add(key);
        }
      }
    } finally {
      asking = false;
    }
  };
  ui.stage.watch(() => void look());
  ui.dialogs.watch(() => void look());
  client.abandoned.watch(() => void look());
  line.addEventListener("online", () => {
    asked.clear();
    before = Number.POSITIVE_INFINITY;
    void look();
  });
  void look();
}
