import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance, PerformanceObserver } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openBuiltApp } from "../../server/host/built-app.ts";
import { hostPlugin } from "../../server/host/host-plugin.ts";
import { newServer } from "../../server/front/new-server.ts";
import { openLender } from "../../server/lender/create-lender.ts";
import { personaMobile } from "../../server/lender/personas/phone.ts";
import { LivePublication } from "../../server/release/live-publication.ts";
import { copyDocuments } from "../journeys/support/documents-copy.ts";
import { median } from "./median.ts";

/** Edits take turns; each is of another text each time, so that each is another release. */
export const turns: readonly (readonly [file: string, from: string, to: (turn: number) => string])[] = [
  ["brands/business/716.brand.json", '"Corvanta"', (turn) => `"Corvanta ${turn}"`],
  [
    "screens/help/help-center.screen.json",
    '"children": [',
    (turn) => `"children": [{"widget":"text","props":{"text":"${turn}"}},`,
  ],
  // Letters, for a figure that other languages do not say is refused.
  ["locales/en_US/help.text.json", "My loan failed", (turn) => `My loan failed ${inLetters(turn)}`],
];
const inLetters = (turn: number): string => String(turn).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

/** A call of a borrower, and a page, are asked for so often, ms. */
const EVERY = 50;
/** It is looked so often whether the thread is late, ms. */
const LOOK = 5;

/** What whoever asks waits for: the thread itself, a borrower's call, and a page, ms each. */
interface Waits {
  /** By how much the thread came later than it wanted to. */
  readonly late: number[];
  readonly calls: number[];
  readonly pages: number[];
  /** Garbage of the thread that answers. */
  readonly garbage: number[];
}

setFlagsFromString("--expose-gc");
/** Takes away what nobody holds, so that what is held is what is counted. */
const collect = runInNewContext("gc") as () => void;

const newWaits = (): Waits => ({ late: [], calls: [], pages: [], garbage: [] });

/**
 * Measures how long a borrower waits for a call, twenty of which and as many pages are asked for a second, while one edit
 * after the other is made into a release, and as long with nothing to do, in turns: the machine does other work too, and
 * the ratio says how much of a wait is the edit's. Then how long an edit takes, and what the process holds. Wants a build.
 */
export async function measureEdits(count: number, say: (line: string) => void): Promise<void> {
  const copy = copyDocuments();
  const project = process.cwd();
  const live = await LivePublication.open({ root: copy.root, app: project, say: () => undefined });
  const lender = await openLender({ root: copy.root, documents: live, sandbox: true });
  const server = await newServer({ logLevel: "silent", proxies: ["127.0.0.1"] });
  await server.register(lender.plugin);
  await server.register(hostPlugin, { documents: live, app: openBuiltApp(project) });
  const [during, idle] = [newWaits(), newWaits()];
  let now = idle;
  const garbage = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) now.garbage.push(duration);
  });
  garbage.observe({ entryTypes: ["gc"] });
  let asked = 0;
  const timed = async (to: number[], ask: (headers: Record<string, string>) => Promise<{ statusCode: number }>) => {
    const begun = performance.now();
    const { statusCode } = await ask({ "x-forwarded-for": `198.18.${(asked >> 8) & 255}.${asked++ & 255}` });
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
    to.push(performance.now() - begun);
  };
  const login = await server.inject({
    method: "POST",
    url: "/ostrader/userinfo/passwordLogin?c=302",
    payload: { mobile: personaMobile(3), password: "Naira2026", agree: true },
  });
  const { userToken } = login.json<{ content: { userToken: string } }>().content;
  const home = `/ostrader/index/mainhome?c=302&bizType=718&token=${userToken}`;
  const asking = setInterval(() => {
    const { calls, pages } = now;
    void timed(calls, (headers) => server.inject({ method: "POST", url: home, payload: {}, headers }));
    void timed(pages, (headers) =>
      server.inject({ url: "/?b=716&c=302", headers: { ...headers, "accept-encoding": "br" } }),
    );
  }, EVERY);
  let last = performance.now();
  const looking = setInterval(() => {
    const at = performance.now();
    now.late.push(at - last - LOOK);
    last = at;
  }, LOOK);
  const within = async (waits: Waits, work: () => Promise<unknown>) => {
    now = waits;
    await work();
  };
  const megabytes = () => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    const [all, own] = [rss, heapUsed + external].map((bytes) => Math.round(bytes / 2 ** 20));
    return `${all} MB, of which the thread that answers holds ${own} MB`;
  };
  const taken: number[] = [];
  say(`before: ${megabytes()}`);
  for (let turn = 1; turn <= count; turn++) {
    const [file = "", from = "", to = String] = turns[turn % turns.length] ?? [];
    const text = readFileSync(join(project, file), "utf8").replace(from, to(turn));
    const begun = performance.now();
    await within(during, () => {
      copy.write(file, text);
      return live.settled();
    });
    const took = performance.now() - begun;
    taken.push(took);
    await within(idle, () => new Promise((settle) => setTimeout(settle, took)));
    if ([10, 50, 100].includes(turn) || turn === count) say(`after ${turn} edits: ${megabytes()}`);
  }
  clearInterval(asking);
  clearInterval(looking);
  garbage.disconnect();
  const row = (name: string, one: readonly number[], other: readonly number[]) => {
    const [most, rest] = [Math.max(...one), Math.max(...other)];
    const [late, usual] = [at99(one), at99(other)];
    say(
      `${name}: longest ${most.toFixed(0)} (${rest.toFixed(0)}, × ${(most / rest).toFixed(1)}), 99th ${late.toFixed(0)} (${usual.toFixed(0)}, × ${(late / usual).toFixed(1)}), median ${median([...one]).toFixed(1)} (${median([...other]).toFixed(1)}), ${one.length}`,
    );
  };
  say("ms while an edit is made into a release, in brackets with nothing to do:");
  row("the thread is late", during.late, idle.late);
  row("a call", during.calls, idle.calls);
  row("a page", during.pages, idle.pages);
  row("garbage", during.garbage, idle.garbage);
  say(`until an edit is served: median ${median([...taken]).toFixed(0)}, most ${Math.max(...taken).toFixed(0)} ms`);
  await server.close();
  await lender.close();
  await live.close();
  copy.remove();
}

const at99 = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.99)] ?? Number.NaN;
