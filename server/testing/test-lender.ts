import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import Fastify, { type FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { loadDecisions } from "../contract/decisions.ts";
import { loadContract } from "../contract/load-contract.ts";
import { loadHolidays } from "../contract/holidays.ts";
import { loadRules } from "../contract/rules.ts";
import { loadTexts } from "../contract/texts.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { bankAccount, bankCard } from "../database/tables/bank.ts";
import { borrower, type BorrowerRow } from "../database/tables/borrower.ts";
import { businessNow, setClock } from "../lender/call/business-clock.ts";
import { inTransaction } from "../lender/frame/in-transaction.ts";
import { openSession } from "../lender/access/session.ts";
import { type LenderOptions, type OpenLender, openLender } from "../lender/create-lender.ts";
import { there } from "../../tests/there.ts";
import { undoable } from "./undoable.ts";

/** A lender in memory with the personas, and one of them to call as. */
export interface KeepingLender extends OpenLender {
  app: FastifyInstance;
  /** Errors that the calls logged: a breach of the contract is one. */
  errors: unknown[];
  /** `business`: whose app he uses; the default brand's unless said. */
  as(persona: number, business?: string): Promise<TestBorrower>;
  control(path: string, body?: unknown): Promise<Record<string, unknown>>;
  /** What time it is there, ms: when its personas were made, and what went by since. */
  now(): Promise<number>;
}

/** One that several tests use in turn. */
export interface TestLender extends KeepingLender {
  /** Has everything as it was when the lender was opened. */
  startOver(): Promise<void>;
}

/** A persona who is logged in. Answers come normalised by the contract: kobo and numbers. */
export interface TestBorrower {
  row: BorrowerRow;
  token: string;
  call(id: string, body?: unknown, options?: { key?: string; language?: string }): Promise<Answer>;
  /** The content of a call that must succeed. */
  ok(id: string, body?: unknown, options?: { key?: string }): Promise<Content>;
  bankAccountGid(): Promise<string>;
  /** The card that succeeds. */
  bankcardGid(outcome?: string): Promise<string>;
}

export interface Answer {
  status: number;
  message: string;
  content: Content;
}

/** A content that the contract checked; its shape differs by call, and a test that reads a wrong name fails. */
// oxlint-disable-next-line typescript/no-explicit-any
type Content = Record<string, any>;

const contract = loadContract(process.cwd());

/** A lender, and the business moment at which it was opened. */
type Seeded = OpenLender & { at: number };

/** The lender that the test files of a worker use in turn, and whether one does: opening one takes a second. */
let shared: Promise<Seeded> | undefined;
let taken = false;

/**
 * One for many calls: what is written is committed, for each statement of a transaction that never is costs more than
 * the last.
 */
export async function openKeepingLender(options: LenderOptions): Promise<KeepingLender> {
  return testLenderOf(await openSeeded(options));
}

/** Opens a lender on a seeded database of which nobody has written anything; one of its own where options are given. */
export async function openTestLender(options: LenderOptions = {}): Promise<TestLender> {
  if (options.url) return onPostgres(await openLender(options));
  const own = taken || Object.keys(options).length > 0;
  if (!own) taken = true;
  const { at, ...lender } = await (own ? openSeeded(options) : (shared ??= openSeeded({})));
  // Another file of this worker may have opened a lender that goes by other documents, and there is one set for all.
  if (!own) {
    loadRules(process.cwd());
    loadDecisions(process.cwd());
    loadHolidays(process.cwd());
    loadTexts(process.cwd());
  }
  const { db } = lender.database;
  const begin = async () => {
    const undo = await undoable(db);
    // What was under way when it was opened still is, however long ago that was.
    await inTransaction(db, (tx) => setClock(tx, at));
    return undo;
  };
  let undo = await begin();
  const close = async () => {
    await undo();
    if (own) await lender.close();
    else taken = false;
  };
  const startOver = async () => {
    await undo();
    undo = await begin();
  };
  return { ...(await testLenderOf({ ...lender, close })), startOver };
}

async function onPostgres(lender: OpenLender): Promise<TestLender> {
  const opened = await testLenderOf(lender);
  return { ...opened, startOver: async () => void (await opened.control("/__sandbox/reset", { again: true })) };
}

async function testLenderOf(lender: OpenLender): Promise<KeepingLender> {
  const errors: unknown[] = [];
  const stream = { write: (line: string) => void errors.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: "error", stream } });
  await app.register(lender.plugin);
  await app.ready();
  return {
    ...lender,
    app,
    errors,
    close: async () => {
      await app.close();
      await lender.close();
    },
    as: (persona, business) => logIn(app, lender.database, persona, business),
    now: () => businessNow(lender.database.db),
    control: async (path, body) =>
      (body === undefined
        ? await app.inject({ url: path })
        : await app.inject({ method: "POST", url: path, payload: body as object })
      ).json(),
  };
}

/** A lender on a copy of one seeded database, made once for a state of migrations and seeds, then kept in the system's temporary folder. */
async function openSeeded(options: LenderOptions): Promise<Seeded> {
  const file = join(tmpdir(), `lender-snapshot-${seedPrint()}.tar`);
  if (existsSync(file)) {
    const copy = await openLender({ ...options, snapshot: new Blob([readFileSync(file)]) });
    // The personas' dates are as of the moment at which they were written.
    return { ...copy, at: Math.round(statSync(file).mtimeMs) };
  }
  const lender = await openLender(options);
  const at = Date.now();
  if (options.sandbox === false) return { ...lender, at };
  const snapshot = await lender.database.snapshot();
  const draft = `${file}.${process.pid}-${threadId}`;
  writeFileSync(draft, Buffer.from(await there(snapshot).arrayBuffer()));
  renameSync(draft, file);
  return { ...lender, at };
}

/** Whatever the seeded rows depend on. */
function seedPrint(): string {
  const hash = createHash("sha256");
  for (const folder of ["server", "lending"]) {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      if (/\.(sql|ts)$/.test(path) && !path.endsWith(".test.ts"))
        hash.update(path).update(readFileSync(join(folder, path)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function logIn(
  app: FastifyInstance,
  { db }: OpenDatabase,
  persona: number,
  business?: string,
): Promise<TestBorrower> {
  const inTx: <T>(work: Parameters<typeof inTransaction<T>>[1]) => Promise<T> = (work) => inTransaction(db, work);
  const [row] = await inTx((tx) => tx.select().from(borrower).where(eq(borrower.persona, persona)));
  if (!row) throw new Error(`persona ${persona} was not seeded`);
  const token = await inTx(async (tx) => openSession(tx, row.id, await businessNow(tx)));
  const send = async (id: string, body: unknown, options: { key?: string; language?: string } = {}) => {
    const { document, readResponse } = there(contract.get(id));
    const reply = await app.inject({
      method: "POST",
      url: `/ostrader${document.path}`,
      query: { bl: options.language ?? "en_US", c: "302", token, ...(business && { bizType: business }) },
      headers: document.once === undefined ? {} : { "idempotency-key": options.key ?? randomUUID() },
      payload: (body ?? {}) as object,
    });
    const answer = reply.json<Answer>();
    if (answer.status !== 0) return answer;
    const { value, breaches } = readResponse(answer.content);
    if (breaches) throw new Error(`${id} broke the contract: ${breaches.join("; ")}`);
    return { ...answer, content: value as Content };
  };
  return {
    row,
    token,
    call: send,
    ok: async (id, body, options) => {
      const answer = await send(id, body, options);
      if (answer.status !== 0) throw new Error(`${id} answered ${answer.status} ${answer.message}`);
      return answer.content;
    },
    bankAccountGid: async () =>
      there((await inTx((tx) => tx.select().from(bankAccount).where(eq(bankAccount.borrowerId, row.id))))[0]).id,
    bankcardGid: async (outcome = "success") =>
      there(
        (await inTx((tx) => tx.select().from(bankCard).where(eq(bankCard.borrowerId, row.id)))).find(
          (card) => card.outcome === outcome,
        ),
      ).id,
  };
}
