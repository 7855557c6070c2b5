import { launchBrowser } from "../../browser/launch-browser.ts";
import { freePort } from "../../../server/testing/free-port.ts";
import { newServer } from "../../../server/front/new-server.ts";
import { openBuiltApp } from "../../../server/host/built-app.ts";
import { hostPlugin } from "../../../server/host/host-plugin.ts";
import { advanceClock, setClock } from "../../../server/lender/call/business-clock.ts";
import { inTransaction } from "../../../server/lender/frame/in-transaction.ts";
import { openTestLender } from "../../../server/testing/test-lender.ts";
import { LivePublication } from "../../../server/release/live-publication.ts";
import { type Run, wander, type Walks } from "../run.ts";
import { undone } from "../undone.ts";
import { Walk } from "../walk.ts";
import { BrowserGround } from "./browser-ground.ts";

/** Lets a borrower walk at random in the built app in a browser; says what was come by. @throws with the shortest walk that breaks something */
export async function wanderInBrowser(run: Run, command: string, say: (line: string) => void): Promise<void> {
  const root = process.cwd();
  const server = await newServer({ logLevel: "silent", proxies: [] });
  const documents = await LivePublication.open({ root, say, app: root });
  await server.register(hostPlugin, {
    documents,
    app: openBuiltApp(root),
    pages: 1e6,
  });
  const port = await freePort();
  await server.listen({ port, host: "127.0.0.1" });
  const lender = await openTestLender({ callsPerMinute: 1e9 });
  const { db } = lender.database;
  // The personas are written as of the machine's time, and each walk begins then.
  const now = Date.now();
  const browser = await launchBrowser();
  const walks: Walks = (from, take) =>
    undone(db, async () => {
      await inTransaction(db, (tx) => setClock(tx, now));
      const advance = (ms: number) => inTransaction(db, (tx) => advanceClock(tx, ms));
      const ground = new BrowserGround({ browser, url: `http://localhost:${port}`, now, advance });
      const walk = new Walk(lender, ground, from);
      try {
        await walk.begin();
        await take(walk);
      } finally {
        await walk.end();
      }
    });
  try {
    await lender.control("/__sandbox/reset", {});
    say(String(await wander(run, walks, command)));
  } finally {
    await browser.close();
    await server.close();
    await documents.close();
    await lender.close();
  }
}
