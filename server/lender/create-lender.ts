import { join } from "node:path";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { appOperators } from "../../lending/operators/index.ts";
import { registerOperators } from "../../engine/expression.ts";
import { type BrandOf, loadBrands, publishedBrands } from "../contract/brands.ts";
import { loadDecisions, publishedDecisions } from "../contract/decisions.ts";
import type { Served } from "../contract/documents.ts";
import { loadHolidays, publishedHolidays } from "../contract/holidays.ts";
import { loadKeyIds, publishedKeyIds } from "../contract/key-ids.ts";
import { contractOf, loadContract } from "../contract/load-contract.ts";
import { openapi } from "../contract/openapi/openapi.ts";
import { loadRules, publishedRules } from "../contract/rules.ts";
import { loadTexts, publishedTexts } from "../contract/texts.ts";
import { pruneOld } from "../control/prune-old.ts";
import { reset } from "../control/reset.ts";
import { type DatabasePlace, type OpenDatabase, openDatabase, prepareDatabase } from "../database/open-database.ts";
import type { Database } from "../database/tx.ts";
import { isSeeded } from "../control/is-seeded.ts";
import { businessNow } from "./call/business-clock.ts";
import { inTransaction } from "./frame/in-transaction.ts";
import { newServer, type ServerOptions } from "../front/new-server.ts";
import { handlers } from "./handlers.ts";
import { lenderPlugin } from "./lender-plugin.ts";
import { authenticate } from "./access/authenticate.ts";

/** How a lender is opened. */
export interface LenderOptions extends DatabasePlace {
  /** One that is open already and is closed by whoever opened it; default it is opened here. */
  database?: OpenDatabase;
  /** Folder of api/, rules/, schemas/, locales/ and the migrations; default the working folder. */
  root?: string;
  /** Personas, the control and faults; default true. */
  sandbox?: boolean;
  mount?: string;
  /** Whose brands, rules, decisions and texts each call is answered by; default those below `root`, as they were when it was opened. */
  documents?: Served;
  /** Whose figures a call is answered by; default the brands of these documents. */
  brandOf?: BrandOf;
  callsPerMinute?: number;
  /** Origins whose pages may call, besides its own. */
  origins?: readonly string[];
}

/** A lender that can be registered in any Fastify server; `close` after the server is closed. */
export interface OpenLender {
  plugin: FastifyPluginAsync;
  database: OpenDatabase;
  close: () => Promise<void>;
}

/** Opens the database, brings it up to date, seeds the sandbox once, and loads the contract. */
export async function openLender(options: LenderOptions = {}): Promise<OpenLender> {
  const root = options.root ?? process.cwd();
  const sandbox = options.sandbox ?? true;
  registerOperators(appOperators);
  const { documents } = options;
  if (documents) {
    publishedRules(documents);
    publishedDecisions(documents);
    publishedHolidays(documents);
  } else {
    loadRules(root);
    loadDecisions(root);
    loadHolidays(root);
  }
  const brandOf = options.brandOf ?? (documents ? publishedBrands(documents) : loadBrands(root));
  const contract = documents ? contractOf(documents.current().contract()) : loadContract(root);
  const text = documents ? publishedTexts(documents) : loadTexts(root);
  const begin = (db: Database) =>
    inTransaction(db, async (tx) => {
      if (sandbox && !(await isSeeded(tx))) await reset(tx);
      await pruneOld(tx, await businessNow(tx));
    });
  const place = { migrations: join(root, "server/database/migrations"), begin, ...options };
  const shared = options.database;
  if (shared) await prepareDatabase(shared, place);
  const database = shared ?? (await openDatabase(place));
  const { mount, callsPerMinute, origins } = options;
  const plugin = lenderPlugin({
    db: database.db,
    text,
    authenticate,
    contract,
    handlers,
    brandOf,
    keyIds: documents ? publishedKeyIds(documents.current()) : loadKeyIds(root),
    openapi: () => openapi(root),
    sandbox,
    mount,
    callsPerMinute,
    origins,
  });
  return { plugin, database, close: shared ? async () => undefined : database.close };
}

/** A lender with a server of its own; closing the server closes the database. */
export async function createLender(options: LenderOptions & ServerOptions = {}): Promise<FastifyInstance> {
  const lender = await openLender(options);
  const app = await newServer(options);
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: "Not Found" }));
  app.addHook("onClose", () => lender.close());
  await app.register(lender.plugin);
  return app;
}
