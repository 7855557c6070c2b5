import { join } from "node:path";
import { and, desc, eq, like, sql } from "drizzle-orm";
import type { DatabasePlace } from "../database/open-database.ts";
import { nearest } from "../../publish/faults/nearest.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { Database, Tx } from "../database/tx.ts";
import { printOfAll } from "../../publish/pack/print-of.ts";
import { isSaved } from "../../publish/studio/deeds.ts";
import { assertReason } from "./assert-reason.ts";
import { EditJournal } from "./edit-journal.ts";
import { approve, assertAsked, eyesOn, unseenBecause } from "./four-eyes.ts";
import { againWords, liveAlready, publishedWords } from "./published-words.ts";
import {
  insertRelease,
  isByFolder,
  isNewer,
  knownBy,
  madeLive,
  standingBefore,
  wasLive,
  wayBack,
} from "./release-rows.ts";
import { countSources } from "./sources.ts";
import {
  type AuditEntry,
  type Eyes,
  type FailedStart,
  type HostReport,
  type LayerEdit,
  type ListedRelease,
  type Live,
  type Publishing,
  Refused,
  type ReleaseEntry,
  type Releases,
  standing,
  type TakingBack,
} from "./releases.ts";
import { shares, shareWords } from "./shares.ts";
import { audit, blob, failedStart, host, live, release, releaseFile } from "./tables.ts";

/** Where the store's tables are brought up to date, beside whatever else the database holds. */
export const storePlace = ({ begin: _, ...place }: DatabasePlace): DatabasePlace => ({
  ...place,
  migrations: join(process.cwd(), "server/store/migrations"),
  record: "release_migration",
});

/** Any number will do, as long as every process takes the same one. */
const STORE_LOCK = 7_100_002;
/** How long a host that says nothing counts as running, seconds. */
const SILENT = 6;
/** So many failed starts are looked at, the last ones. */
const FAILED = 1_000;

/** The store of releases on a database that has its tables. Each thing done is one transaction, and done one after another. */
export class ReleaseStore implements Releases {
  readonly #db: Database;
  readonly #fourEyes: boolean;

  /** @param fourEyes whether two must have looked at what becomes live */
  constructor(db: Database, { fourEyes = false }: { readonly fourEyes?: boolean } = {}) {
    this.#db = db;
    this.#fourEyes = fourEyes;
  }

  live(): Promise<Live | undefined> {
    return liveIn(this.#db);
  }

  async texts(id: string): Promise<DocumentTexts> {
    const texts = await this.#textsLike(id, "%");
    if (texts.size === 0) throw await this.#unknown(this.#db, id);
    return texts;
  }

  brands(id: string): Promise<DocumentTexts> {
    return this.#textsLike(id, "brands/%.brand.json");
  }

  layerEdits(after: number): Promise<readonly LayerEdit[]> {
    return new EditJournal(this.#db).layers(after);
  }

  async list(): Promise<readonly ListedRelease[]> {
    const rows = await this.#db.select().from(release).orderBy(release.id);
    const live = await madeLive(this.#db);
    const began = ({ id, at }: ReleaseEntry) => live.get(id)?.since ?? at;
    return rows
      .map((row) => {
        const { published, takenBack } = live.get(row.id) ?? {};
        return { ...entryOf(row), ...published, wasLive: live.has(row.id), ...(takenBack && { takenBack }) };
      })
      .toSorted((one, other) => began(other).localeCompare(began(one)));
  }

  async audit(): Promise<readonly AuditEntry[]> {
    const rows = await this.#db.select().from(audit).orderBy(desc(audit.id));
    return rows.map(({ id: _, at, ...entry }) => ({ at: at.toISOString(), ...entry }));
  }

  async note(who: string, said: string): Promise<void> {
    await this.#db.insert(audit).values({ who, said, why: "" });
  }

  async newest(): Promise<ReleaseEntry | undefined> {
    const [row] = await this.#db.select().from(release).orderBy(desc(release.at), release.id).limit(1);
    return row && entryOf(row);
  }

  async eyes(texts: DocumentTexts): Promise<Eyes | undefined> {
    return this.#fourEyes ? eyesOn(this.#db, texts) : undefined;
  }

  async approve({ id, texts, who }: Pick<Publishing, "id" | "texts" | "who">): Promise<string> {
    if (!this.#fourEyes) throw new Refused("nobody has to approve anything here: FOUR_EYES is not on");
    return this.#db.transaction(async (tx) => {
      await lock(tx);
      await approve(tx, texts, who);
      const said = `Release ${id} was approved, as the folder is now.`;
      await tx.insert(audit).values({ who, said, why: "" });
      return said;
    });
  }

  async offer(given: Publishing): Promise<string> {
    assertReason(given.why);
    return this.#db.transaction(async (tx) => {
      await lock(tx);
      await this.#assertSeen(tx, given);
      const print = printOfAll(given.texts);
      const known = await knownBy(tx, print);
      if (known === undefined) await insertRelease(tx, print, given);
      // A host that has been started since has it no more.
      else await tx.update(live).set({ wanted: known });
      return known ?? given.id;
    });
  }

  async prepare(id: string): Promise<void> {
    const [known] = await this.#db.select({ id: release.id }).from(release).where(eq(release.id, id));
    if (!known) throw await this.#unknown(this.#db, id);
    await this.#db.update(live).set({ wanted: id });
  }

  async hosts(): Promise<readonly HostReport[]> {
    return this.#db
      .select({ name: host.name, ready: host.ready, unfit: host.unfit, follows: host.follows })
      .from(host)
      .where(sql`${host.seen} > now() - make_interval(secs => ${SILENT})`);
  }

  async report({ name, ready, unfit, follows = false }: HostReport): Promise<void> {
    const row = { seen: sql`now()`, ready, unfit, follows };
    await this.#db
      .insert(host)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: host.name, set: row });
    await this.#db.delete(host).where(sql`${host.seen} < now() - interval '1 day'`);
  }

  async left(name: string): Promise<void> {
    await this.#db.delete(host).where(eq(host.name, name));
  }

  async publish(given: Publishing): Promise<string> {
    const { texts, who, why, share } = given;
    if (!shares.includes(share)) throw new Refused(`${shareWords}, found ${share}`);
    return this.#change(async (tx, before) => {
      const seen = await this.#assertSeen(tx, given);
      const print = printOfAll(texts);
      const known = await knownBy(tx, print);
      const id = known ?? given.id;
      if (!before && share < 100)
        throw new Refused(`there is no release yet that the other ${100 - share} % of devices could have`);
      // What is live because the folder was saved somebody takes over, with his reason.
      const taken = !isSaved(who, why) && (await isByFolder(tx, id));
      if (before?.release === id && before.share === share && !taken)
        throw new Refused(`release ${id} is live already, for ${share} % of devices: nothing has changed since`);
      if (share < 100 && before && standing(before) === id)
        throw new Refused(`release ${id} has all devices already; take it back with npm run release:back`);
      if (known === undefined) await insertRelease(tx, print, given);
      const previous = await wayBack(tx, id, before);
      const told = publishedWords({ release: id, share, previous }, before);
      return { release: id, share, previous, withdrawn: null, who, why, told: `${told}${seen}` };
    });
  }

  async back({ release: asked, of, fourEyes, who, why }: TakingBack): Promise<string> {
    return this.#change(async (tx, before) => {
      if (!before) throw new Refused("nothing is live yet");
      if (of !== undefined && before.release !== of) throw new Refused(`release ${of} is not live any more`);
      // What a share of devices has is taken back to what the others have; else to what was live before.
      const id = asked ?? before.previous;
      // Pressed twice it goes back once.
      if (asked === undefined && before.withdrawn !== null)
        throw new Refused(`release ${before.withdrawn} was taken back already; to go back further, name the release`);
      if (id === null) throw new Refused(`release ${before.release} is the first: there is none before it`);
      const [known] = await tx.select({ id: release.id }).from(release).where(eq(release.id, id));
      if (!known) throw await this.#unknown(tx, id);
      const stood = await wasLive(tx, id);
      // What was made ready and refused to one who published alone does not become live by this door.
      if ((this.#fourEyes || fourEyes) && !stood)
        throw new Refused(`release ${id} was never live: with FOUR_EYES=on it is published, not taken back to`);
      // By its own name it would go to all, and be told of as taken back.
      if (before.release === id) throw new Refused(liveAlready(before));
      // That goes forward: what was live until now is not taken back, and visits that began with it go on.
      if (id !== before.previous && (await isNewer(tx, id, before.release)))
        return {
          ...{ release: id, share: 100, previous: await wayBack(tx, id, before), withdrawn: null, who, why },
          told: againWords(id, before, stood),
        };
      // What was taken back is nobody's way on, not even a phone's on which this one cannot start (R8).
      const previous = await standingBefore(tx, id, before.release);
      const told = `Release ${before.release} was taken back: release ${id} is live again for all devices.`;
      return { release: id, share: 100, previous, withdrawn: before.release, who, why, told };
    });
  }

  async failed(start: FailedStart): Promise<number> {
    await this.#db.delete(failedStart).where(sql`${failedStart.at} < now() - interval '1 hour'`);
    await this.#db.insert(failedStart).values(start).onConflictDoNothing();
    return countSources(
      await this.#db
        .select({ device: failedStart.device, address: failedStart.address })
        .from(failedStart)
        .where(eq(failedStart.release, start.release))
        .orderBy(desc(failedStart.at))
        .limit(FAILED),
    );
  }

  /** @throws Refused where one alone has looked at it; gives who has approved it, in a sentence */
  async #assertSeen(tx: Tx, { texts, fourEyes, ...publisher }: Publishing): Promise<string> {
    assertAsked(fourEyes, this.#fourEyes);
    if (!this.#fourEyes) return "";
    const eyes = await eyesOn(tx, texts);
    const unseen = unseenBecause(eyes, publisher);
    if (unseen !== undefined) throw new Refused(unseen);
    const names = eyes.approvals.filter(({ holds }) => holds).map(({ who }) => who);
    return names.length === 0 ? "" : ` Approved by ${names.join(" and ")}.`;
  }

  /** Has another release live, and says so in the audit: both or neither. */
  async #change(decide: (tx: Tx, before: Live | undefined) => Promise<Decided>): Promise<string> {
    return this.#db.transaction(async (tx) => {
      await lock(tx);
      const before = await liveIn(tx);
      const { who, why, told, ...next } = await decide(tx, before);
      assertReason(why);
      const row = { onlyOne: true, ...next, since: new Date(), wanted: null };
      await tx.insert(live).values(row).onConflictDoUpdate({ target: live.onlyOne, set: row });
      const after: Live = { ...next, since: row.since.toISOString() };
      // Who has it live again knows what it came to before: only what follows is counted (R8).
      if (next.release !== before?.release) await tx.delete(failedStart).where(eq(failedStart.release, next.release));
      await tx.insert(audit).values({ who, said: told, why, release: next.release, before: before ?? null, after });
      return told;
    });
  }

  async #textsLike(id: string, files: string): Promise<DocumentTexts> {
    const rows = await this.#db
      .select({ file: releaseFile.file, content: blob.content })
      .from(releaseFile)
      .innerJoin(blob, eq(releaseFile.print, blob.print))
      .where(and(eq(releaseFile.release, id), like(releaseFile.file, files)));
    return new Map(rows.map(({ file, content }) => [file, content]));
  }

  async #unknown(db: Database | Tx, id: string): Promise<Refused> {
    const known = (await db.select({ id: release.id }).from(release)).map((row) => row.id);
    const like = nearest(id, known);
    return new Refused(`there is no release ${id}${like === undefined ? "" : `; did you mean ${like}?`}`);
  }
}

/** Two who change it wait for one another. */
const lock = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${STORE_LOCK}::bigint)`);

const entryOf = ({ print: _, at, ...entry }: typeof release.$inferSelect): ReleaseEntry => ({
  at: at.toISOString(),
  ...entry,
});

interface Decided extends Omit<Live, "since"> {
  readonly who: string;
  readonly why: string;
  readonly told: string;
}

async function liveIn(db: Database | Tx): Promise<Live | undefined> {
  const [row] = await db.select().from(live);
  if (!row) return undefined;
  const { onlyOne: _, since, ...decided } = row;
  return { ...decided, since: since.toISOString() };
}
