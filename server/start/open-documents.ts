import { join } from "node:path";
import { messageOf } from "../../engine/expression.ts";
import { vocabulary } from "../../engine/published.ts";
import { type DatabasePlace, type OpenDatabase, prepareDatabase } from "../database/open-database.ts";
import type { Hosted } from "../host/hosted.ts";
import { LivePublication, type Served } from "../release/live-publication.ts";
import { releaseFolder } from "../release/release-folder.ts";
import { ReleasedPublication } from "../release/released-publication.ts";
import { type AtDoor, doorOf, openDoor } from "../store/door.ts";
import { journalOfCommands } from "../store/edit-journal.ts";
import { isFourEyes } from "../store/four-eyes.ts";
import { Operators } from "../store/operators.ts";
import { ReleaseStore, storePlace } from "../store/release-store.ts";
import { saved } from "../../publish/studio/deeds.ts";
import { type Asked, Refused } from "../store/releases.ts";
import { approveAs } from "../studio/approve-as.ts";
import { tellFollowing } from "./tell-following.ts";

/** What is served, and what ends it. */
export interface OpenDocuments<T extends Hosted = Hosted> {
  readonly documents: T;
  readonly close: () => Promise<void>;
}

/** What documents are followed with. */
export interface Given {
  readonly root: string;
  /** Whether the built page is served; else it is left to Vite. */
  readonly built: boolean;
  readonly place: DatabasePlace;
  readonly opened: OpenDatabase;
  readonly say: (line: string) => void;
}

/** Opens the store of releases, on whatever database there is. */
export async function openStore({ opened, place }: Pick<Given, "opened" | "place">): Promise<ReleaseStore> {
  await prepareDatabase(opened, storePlace(place));
  return new ReleaseStore(opened.db, { fourEyes: isFourEyes(process.env) });
}

/** Begins to look at the documents of the folder: it takes seconds, and needs no database. */
export const beginFolder = ({ root, built, say }: Pick<Given, "root" | "built" | "say">): LivePublication =>
  LivePublication.begin({ ...{ root, say, store: releaseFolder(process.env) }, ...(built && { app: root }) });

/** The documents of the folder, as they are saved (B9). What is served is kept in the store of the data folder besides. */
export async function followFolder(given: Given, documents: LivePublication): Promise<OpenDocuments<LivePublication>> {
  const { built, place, say } = given;
  // Drafts of somebody at work on a page are no releases; nor is a folder's what hosts of one PostgreSQL show.
  const store = built && place.folder !== undefined ? await openStore(given) : undefined;
  let recording = Promise.resolve();
  const served = ({ id, texts, warnings }: Served) => {
    const release = { id, texts, warnings, vocabulary, ...saved, share: 100 };
    recording = recording
      .then(async () => void (await store?.publish(release)))
      .catch((error: unknown) => {
        // What was live when it stopped is not another one.
        if (!(error instanceof Refused))
          say(`Release ${id} is served, and is missing in the history: ${messageOf(error)}`);
      });
  };
  await documents.opened();
  served(documents.made());
  documents.hear((_, another) => another && served(documents.made()));
  const gone = built && place.folder === undefined ? tellFollowing(() => openStore(given)) : undefined;
  const shut =
    store && place.folder !== undefined
      ? await openDoor(doorOf(place.folder), readOnly(store), beside(given, store))
      : undefined;
  return {
    documents,
    close: async () => {
      await documents.close();
      await recording;
      await shut?.();
      await gone?.();
    },
  };
}

async function openDoorOn(folder: string, given: Given): Promise<() => Promise<void>> {
  const store = await openStore(given);
  return openDoor(doorOf(folder), store, beside(given, store));
}

/** What commands see to beside the releases. */
const beside = ({ opened: { db } }: Given, store: ReleaseStore): AtDoor => ({
  operators: new Operators(db),
  journal: journalOfCommands(db),
  approve: (given) => approveAs(db, store, given),
});

/** A store of which the folder says what is live. */
function readOnly(store: ReleaseStore): Asked {
  const refuse = () =>
    Promise.reject(
      new Refused("what runs here follows its folder; started with PUBLISH=by-hand it serves what is published"),
    );
  const [live, newest, list, texts, audit, hosts, brands, layerEdits] = [
    () => store.live(),
    () => store.newest(),
    () => store.list(),
    (id: string) => store.texts(id),
    () => store.audit(),
    () => store.hosts(),
    (id: string) => store.brands(id),
    (after: number) => store.layerEdits(after),
  ];
  const refused = { offer: refuse, prepare: refuse, publish: refuse, back: refuse };
  return { live, newest, list, texts, audit, hosts, brands, layerEdits, ...refused };
}

/** How many devices a release may fail to start on within an hour, where nothing is said. */
const GUARDRAIL = 5;

/** @throws for what is no number of devices */
function guardrailOf(text = String(GUARDRAIL)): number {
  if (text === "off") return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new Error(`expected GUARDRAIL=off or a number of devices, as in GUARDRAIL=5, found GUARDRAIL=${text}`);
}

/** What was published by hand (`PUBLISH=by-hand`): the folder is a draft that nobody is served. */
export async function followStore(given: Given): Promise<OpenDocuments> {
  const { root, place, say } = given;
  const keep = join(process.env.DATA_FOLDER ?? ".data", "released");
  const guardrail = guardrailOf(process.env.GUARDRAIL);
  const documents = await ReleasedPublication.open({ root, say, keep, guardrail, store: () => openStore(given) });
  const shut = place.folder === undefined ? undefined : await openDoorOn(place.folder, given);
  return {
    documents,
    close: async () => {
      await documents.close();
      await shut?.();
    },
  };
}
