import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres, whyNoPostgres } from "../../server/testing/postgres.ts";
import { freePort } from "../../server/testing/free-port.ts";
import { copyDocuments } from "../journeys/support/documents-copy.ts";
import { startServer } from "../journeys/support/server.ts";
import { turns } from "./edits.ts";
import { addressFrom, homeOf } from "./clients.ts";

/** What a server is put through: an hour of a busy one, without its pauses. */
export interface Hour {
  readonly edits: number;
  /** As many calls of a borrower. */
  readonly pages: number;
}

/** What the processes of a server hold in memory (RSS), MB. */
interface Held {
  /** What answers. */
  readonly server: number;
  /** What composes releases beside it. */
  readonly composer: number;
}

/** Both are asked for in groups of so many at once. */
const TOGETHER = 20;
/** Longer than the process that composes keeps what it checked by, ms. */
const REST = 75_000;

/**
 * Says what a production server holds as it starts, during an hour's work and after it. Its database is a PostgreSQL of
 * its own where there is one, so that the figures are the server's alone; an embedded one lies in the server's process.
 */
export async function measureMemory({ edits, pages }: Hour, say: (line: string) => void): Promise<void> {
  const copy = copyDocuments();
  const why = whyNoPostgres();
  const postgres = why === null ? startPostgres(await freePort()) : undefined;
  say(postgres ? "the database is a PostgreSQL of its own" : `with the embedded database in the process: ${why}`);
  const server = await startServer(copy.root, {
    PROXIES: "127.0.0.1,::1",
    LOG_LEVEL: "warn",
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const told = (when: string): number => {
    const held = heldBy(server.pid);
    say(`${when.padEnd(18)} server ${held.server} MB, composer ${held.composer} MB`);
    return held.server;
  };
  try {
    const home = await homeOf(server.url);
    const first = told("started");
    for (let turn = 1; turn <= edits; turn++) {
      const [file = "", from = "", to = String] = turns[turn % turns.length] ?? [];
      const text = readFileSync(join(process.cwd(), file), "utf8").replace(from, to(turn));
      await server.served(() => copy.write(file, text));
      for (let asked = 0; asked < pages / edits; asked += TOGETHER)
        await Promise.all(
          Array.from({ length: TOGETHER }, (_, at) => askBoth(server.url, home, turn * 1_000 + asked + at)),
        );
      if ([1, Math.ceil(edits / 2)].includes(turn)) told(`after ${turn} edits`);
    }
    const last = told(`after ${edits} edits`);
    say(`the server's end / start: ${(last / first).toFixed(2)}`);
    await new Promise((settle) => setTimeout(settle, REST));
    told("a minute later");
  } finally {
    await server.stop();
    postgres?.stop();
    copy.remove();
  }
}

async function askBoth(url: string, home: string, number: number): Promise<void> {
  const headers = { ...addressFrom(number), "accept-encoding": "br" };
  const replies = await Promise.all([
    fetch(`${url}/?b=716&c=302`, { headers }),
    fetch(home, { method: "POST", headers, body: "{}" }),
  ]);
  for (const reply of replies) {
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`answered ${reply.status}`);
  }
}

function heldBy(server: number): Held {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const megabytes = (is: (pid: number, parent: number) => boolean) =>
    Math.round(processes.reduce((sum, [pid = 0, parent = 0, rss = 0]) => sum + (is(pid, parent) ? rss : 0), 0) / 1024);
  return { server: megabytes((pid) => pid === server), composer: megabytes((_, parent) => parent === server) };
}
