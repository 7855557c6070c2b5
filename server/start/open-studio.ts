import { userInfo } from "node:os";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { sql } from "drizzle-orm";
import { misledBy } from "../front/own-address.ts";
import { strangerBecause } from "../front/stranger.ts";
import { openBuiltApp } from "../host/built-app.ts";
import type { Hosted } from "../host/hosted.ts";
import { personaPassword, personaSecrets, personas } from "../lender/personas/list.ts";
import { LivePublication } from "../release/live-publication.ts";
import { bundleOf } from "../release/start-process.ts";
import { EditJournal } from "../store/edit-journal.ts";
import { ValueHistory } from "../store/value-history.ts";
import { Operators } from "../store/operators.ts";
import { Desk } from "../studio/desk/desk.ts";
import { EarlyDraft } from "../studio/early-draft.ts";
import { type PublicGiven, PublicSide } from "../studio/public-side.ts";
import { Sessions } from "../studio/sessions.ts";
import { signIn } from "../studio/sign-in.ts";
import { Studio } from "../studio/studio.ts";
import { type StudioDoor, studioPlugin } from "../studio/studio-plugin.ts";
import { type Given, openStore } from "./open-documents.ts";
import { openShown } from "./open-shown.ts";
import { studioAddress } from "./studio-address.ts";

interface StudioGiven extends Pick<Given, "root" | "opened" | "place" | "say"> {
  /** What is served; with `PUBLISH=by-hand` that is not the folder. */
  readonly documents: Hosted;
  /** Who answers the calls of the app in the preview; absent, its documents say where they go. */
  readonly lender?: FastifyPluginAsync | undefined;
  /** Whether the lender has its personas. */
  readonly sandbox: boolean;
  /** The app's own, by which the studio is reached. */
  readonly port: number;
  /** Whether whoever started this comes in by a link of its terminal, from this machine; else operators alone do, from elsewhere. */
  readonly links: boolean;
  readonly proxies: readonly string[];
}

/** The studio, and what ends it. */
export interface OpenStudio {
  readonly plugin: (server: FastifyInstance) => Promise<void>;
  /** Another link by which somebody comes in, once; or where operators sign in. */
  readonly link: () => string;
  readonly close: () => Promise<void>;
}

/**
 * Opens the studio, for whoever started this on his own machine, and for operators.
 * @throws where only operators could come in, and there is none
 */
export async function openStudio({
  root,
  opened,
  place,
  documents,
  lender,
  sandbox,
  port,
  links,
  proxies,
  say,
}: StudioGiven): Promise<OpenStudio> {
  // A database that is frozen is found so within its patience; what follows would wait for ever.
  await opened.db.execute(sql`select 1`);
  const store = await openStore({ opened, place });
  const operators = new Operators(opened.db);
  if (!links && !(await operators.any()))
    throw new Error(
      "nobody may come in yet; npm run operator -- add <name> --role publisher adds somebody, then start this again",
    );
  const address = links ? undefined : studioAddress(process.env, port);
  const app = openBuiltApp(root);
  const follows = documents instanceof LivePublication;
  // What is wrong with a draft is told in the studio.
  const draft = follows ? documents : await LivePublication.open({ root, app: root, say: () => undefined });
  const sessions = new Sessions(opened.db, { links });
  const secure = address?.studio.startsWith("https:") ?? false;
  const frames = address ? [address.studio] : [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const shown = new EarlyDraft(draft);
  const apps = await openShown({
    ...{ draft: shown, live: follows ? undefined : documents, address, app, lender, frames, proxies },
    password: sandbox ? personaPassword : "",
    gate: address && { studio: address.studio, isKey: (key) => sessions.isPreview(key), secure },
  }).catch(async (error: unknown) => {
    if (!follows) await draft.close();
    throw error;
  });
  const desk = new Desk({ root, app: root }, (early) => shown.take(early));
  const effectOf: PublicGiven["effectOf"] = async (before, after) => (await desk.ask("effect", { before, after })).told;
  const between: PublicGiven["between"] = async (before, after, pair) =>
    (await desk.ask("between", { before, after, pair })).told;
  const journal = new EditJournal(opened.db);
  const publicSide = new PublicSide({ store, journal, draft, follows, effectOf, between });
  const history = new ValueHistory({
    store,
    changesOf: async (before, after) => (await desk.ask("changed", { before, after })).told,
    terms: async () => (await desk.ask("terms", {})).told,
  });
  const studio = new Studio({ desk, journal, store, draft, shown, publicSide, history });
  const who = userInfo().username;
  // Whoever comes in does not wait for it; one that cannot be bundled is told when somebody asks for it.
  bundleOf("desk").catch(() => undefined);
  const link = () =>
    address ? `${address.studio}/studio` : `http://127.0.0.1:${port}/studio/enter?key=${sessions.key(who)}`;
  const door: StudioDoor = { refuses: address ? misledBy(address.studio) : strangerBecause, links, secure };
  const entered = () => {
    void desk.warm();
    say(`Somebody came into the studio. The next one comes in by ${link()}`);
  };
  return {
    plugin: async (server) => {
      const known = sandbox ? personas.map(({ phone, about }) => ({ phone, about })) : [];
      await server.register(studioPlugin, {
        studio,
        door,
        sessions,
        anybody: () => operators.any(),
        signIn: (given) => signIn(opened.db, given),
        folder: app.studioFolder,
        entered,
        preview: apps.preview,
        gated: address !== undefined,
        live: apps.live,
        follows,
        personas: known,
        secrets: personaSecrets,
      });
    },
    link,
    close: async () => {
      await desk.close();
      await apps.close();
      if (!follows) await draft.close();
    },
  };
}
