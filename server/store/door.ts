import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import Fastify from "fastify";
import type { EditJournal, NewEdit } from "./edit-journal.ts";
import type { OperatorDeed, Operators } from "./operators.ts";
import { type Asked, Refused, type Publishing, type TakingBack } from "./releases.ts";

/** The largest release that comes through it, bytes; all our documents are 3 MB. */
const MOST = 64 * 1024 * 1024;

/** Where commands on this machine speak to a host: a socket in its data folder, which its user alone may open. */
export const doorOf = (dataFolder: string): string => join(dataFolder, "releases.sock");

/** What a command may have done beside the releases. */
export interface AtDoor {
  readonly operators: Pick<Operators, "list" | "carryOut">;
  readonly journal: Pick<EditJournal, "list" | "search" | "undoable" | "add">;
  /** Approves documents as whose password it is; gives what the audit says of it. @throws Refused where it does not */
  readonly approve: (given: Approving) => Promise<string>;
}

/** Documents that may be live as they are, by who says so. */
export interface Approving extends Pick<Publishing, "id" | "texts"> {
  readonly name: string;
  readonly password: string;
}

/**
 * Lets commands on this machine ask the store of a running host, see to its operators and to what was edited: the
 * embedded database is its alone.
 * @returns what closes it
 */
export async function openDoor(
  path: string,
  store: Asked,
  { operators, journal, approve }: AtDoor,
): Promise<() => Promise<void>> {
  const server = Fastify({ bodyLimit: MOST });
  server.setErrorHandler((error: Error, _, reply) => {
    const refused = error instanceof Refused;
    return reply.code(refused ? 409 : 500).send({ refused, why: error.message });
  });
  server.post("/live", async () => ({ live: await store.live() }));
  server.post("/list", async () => store.list());
  server.post("/audit", async () => store.audit());
  server.post<{ Body: { id: string } }>("/texts", async ({ body }) => [...(await store.texts(body.id))]);
  server.post<{ Body: { id: string } }>("/brands", async ({ body }) => [...(await store.brands(body.id))]);
  server.post<{ Body: { after: number } }>("/layer-edits", async ({ body }) => store.layerEdits(body.after));
  server.post<{ Body: Said }>("/publish", async ({ body: { texts, ...said } }) => ({
    // Whoever comes by this door says himself who he is.
    told: await store.publish({ ...said, proven: false, texts: new Map(texts) }),
  }));
  server.post<{ Body: Said }>("/offer", async ({ body: { texts, ...said } }) => ({
    id: await store.offer({ ...said, proven: false, texts: new Map(texts) }),
  }));
  server.post<{ Body: { id: string } }>("/prepare", async ({ body }) => {
    await store.prepare(body.id);
    return {};
  });
  server.post("/hosts", async () => store.hosts());
  server.post("/newest", async () => ({ newest: await store.newest() }));
  server.post<{ Body: TakingBack }>("/back", async ({ body }) => ({ told: await store.back(body) }));
  server.post("/operators", async () => operators.list());
  server.post<{ Body: { deed: OperatorDeed; who: string } }>("/operator", async ({ body: { deed, who } }) => ({
    told: await operators.carryOut(deed, who),
  }));
  server.post<{ Body: Travelling<Approving> }>("/approve", async ({ body: { texts, ...given } }) => ({
    told: await approve({ ...given, texts: new Map(texts) }),
  }));
  server.post<{ Body: { most: number } }>("/edits", async ({ body }) => journal.list(body.most));
  server.post<{ Body: { words: string; most: number } }>("/search", async ({ body: { words, most } }) =>
    journal.search(words, most),
  );
  server.post<{ Body: { id: number } }>("/undoable", async ({ body }) => journal.undoable(body.id));
  server.post<{ Body: NewEdit }>("/edited", async ({ body }) => ({ edit: await journal.add(body) }));
  // One that a killed host left behind: whoever holds the data folder is alone here.
  rmSync(path, { force: true });
  await server.listen({ path });
  chmodSync(path, 0o600);
  return () => server.close();
}

/** What is said of documents, as it travels. */
type Travelling<T extends { readonly texts: unknown }> = Omit<T, "texts"> & {
  readonly texts: readonly (readonly [file: string, text: string])[];
};

/** A publishing as it travels. */
export type Said = Travelling<Publishing>;
