import { readFileSync } from "node:fs";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { LivePublication } from "../../server/release/live-publication.ts";
import { median } from "./median.ts";
import { copyDocuments } from "../journeys/support/documents-copy.ts";

/**
 * Measures how long whoever calls waits at most while an edit is made into a release, how long it takes until it is
 * served, and what the process holds then. Edits take turns: a brand, a screen, a text, a fault. Wants a build.
 */
export async function measureEdits(count: number, say: (line: string) => void): Promise<void> {
  const copy = copyDocuments();
  const edits: readonly (readonly [file: string, from: string, to: (turn: number) => string])[] = [
    ["brands/business/716.brand.json", '"Corvanta"', (turn) => `"Corvanta ${turn}"`],
    [
      "screens/help/help-center.screen.json",
      '"children": [',
      (turn) => `"children": [{"widget":"text","props":{"text":"${turn}"}},`,
    ],
    ["locales/en_US/help.text.json", "My loan failed", (turn) => `My loan failed ${turn}`],
    ["brands/base.brand.json", '"flags"', () => '"flagz"'],
  ];
  const live = await LivePublication.open({ root: copy.root, app: process.cwd(), say: () => undefined });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const waits: number[] = [];
  const idle: number[] = [];
  const busy: number[] = [];
  const taken: number[] = [];
  const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
  const before = megabytes();
  for (let turn = 0; turn < count; turn++) {
    const [file, from, to] = edits[turn % edits.length] ?? edits[0] ?? [];
    if (!file || !from || !to) break;
    const shipped = readFileSync(join(process.cwd(), file), "utf8");
    delay.reset();
    const used = performance.eventLoopUtilization();
    const begun = performance.now();
    copy.write(file, shipped.replace(from, to(turn)));
    await live.settled();
    const took = performance.now() - begun;
    taken.push(took);
    waits.push(delay.max / 1e6);
    busy.push(performance.eventLoopUtilization(used).active);
    // The machine does other work too: as long again with nothing to do says how much of it is that.
    delay.reset();
    await new Promise((settle) => setTimeout(settle, took));
    idle.push(delay.max / 1e6);
    copy.write(file, shipped);
    if (turn % 10 === 9) say(`${turn + 1} edits: ${megabytes()} MB`);
  }
  const figure = (all: readonly number[]) =>
    `median ${median([...all]).toFixed(0)}, most ${Math.max(...all).toFixed(0)} ms`;
  say(`whoever calls waits at most, in an edit: ${figure(waits)}; as long with nothing to do: ${figure(idle)}`);
  say(`the thread that answers works for an edit: ${figure(busy)}`);
  say(`until an edit is served, or refused: ${figure(taken)}`);
  say(`memory: ${before} MB before, ${megabytes()} MB after`);
  await live.close();
  copy.remove();
}
