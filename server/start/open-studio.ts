import { userInfo } from "node:os";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { openBuiltApp } from "../host/built-app.ts";
import type { Hosted } from "../host/hosted.ts";
import { personaPassword, personaSecrets, personas } from "../lender/personas/list.ts";
import { LivePublication } from "../release/live-publication.ts";
import { bundleOf } from "../release/start-process.ts";
import { EditJournal } from "../store/edit-journal.ts";
import { ValueHistory } from "../store/value-history.ts";
import { Desk } from "../studio/desk/desk.ts";
import { EarlyDraft } from "../studio/early-draft.ts";
import { openPreview } from "../studio/preview-server.ts";
import { type PublicGiven, PublicSide } from "../studio/public-side.ts";
import { Sessions } from "../studio/sessions.ts";
import { Studio } from "../studio/studio.ts";
import { studioPlugin } from "../studio/studio-plugin.ts";
import { type Given, openStore } from "./open-documents.ts";

interface StudioGiven extends Pick<Given, "root" | "opened" | "place" | "say"> {
  /** What is served; with `PUBLISH=by-hand` that is not the folder. */
  readonly documents: Hosted;
  readonly lender: FastifyPluginAsync;
  /** Whether the lender has its personas. */
  readonly sandbox: boolean;
  /** The app's own, by which the studio is reached. */
  readonly port: number;
}

/** The studio, and what ends it. */
export interface OpenStudio {
  readonly plugin: (server: FastifyInstance) => Promise<void>;
  /** Another link by which somebody comes in, once. */
  readonly link: () => string;
  readonly close: () => Promise<void>;
}

/** Opens the studio for whoever started this on his own machine. */
export async function openStudio({
  root,
  opened,
  place,
  documents,
  lender,
  sandbox,
  port,
  say,
}: StudioGiven): Promise<OpenStudio> {
  const app = openBuiltApp(root);
  const follows = documents instanceof LivePublication;
  // What is wrong with a draft is told in the studio.
  const draft = follows ? documents : await LivePublication.open({ root, app: root, say: () => undefined });
  const store = await openStore({ opened, place });
  const frames = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const shown = new EarlyDraft(draft);
  const preview = await openPreview({ draft: shown, app, lender, frames, password: sandbox ? personaPassword : "" });
  const desk = new Desk({ root, app: root }, (early) => shown.take(early));
  const sessions = new Sessions();
  const effectOf: PublicGiven["effectOf"] = async (before, after) => (await desk.ask("effect", { before, after })).told;
  const between: PublicGiven["between"] = async (before, after, pair) =>
    (await desk.ask("between", { before, after, pair })).told;
  const publicSide = new PublicSide({ store, draft, follows, effectOf, between });
  const history = new ValueHistory({
    store,
    changesOf: async (before, after) => (await desk.ask("changed", { before, after })).told,
    terms: async () => (await desk.ask("terms", {})).told,
  });
  const studio = new Studio({ desk, journal: new EditJournal(opened.db), store, draft, publicSide, history });
  const who = userInfo().username;
  // Whoever comes in does not wait for it; one that cannot be bundled is told when somebody asks for it.
  bundleOf("desk").catch(() => undefined);
  const link = () => `http://127.0.0.1:${port}/studio/enter?key=${sessions.key(who)}`;
  const entered = () => {
    void desk.warm();
    say(`Somebody came into the studio. The next one comes in by ${link()}`);
  };
  return {
    plugin: async (server) => {
      const { origin } = preview;
      const known = sandbox ? personas.map(({ phone, about }) => ({ phone, about })) : [];
      await server.register(studioPlugin, {
        studio,
        sessions,
        folder: app.studioFolder,
        entered,
        preview: origin,
        personas: known,
        secrets: personaSecrets,
      });
    },
    link,
    close: async () => {
      await desk.close();
      await preview.close();
      if (!follows) await draft.close();
    },
  };
}
