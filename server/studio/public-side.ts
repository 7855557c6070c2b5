import { vocabulary } from "../../engine/published.ts";
import type { Effect } from "../../publish/compare/effect.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import { FOLDER } from "../../publish/studio/folder.ts";
import type { ReleaseDifference } from "../../publish/studio/release-comparison.ts";
import type { Questions, Standing } from "../../publish/studio/questions.ts";
import type { LivePublication } from "../release/live-publication.ts";
import { publishWhenReady } from "../store/publish-when-ready.ts";
import { type Live, Refused, type Releases, standing } from "../store/releases.ts";

/** What the public side is made of. */
export interface PublicGiven {
  readonly store: Releases;
  /** The folder as a release of it would be. */
  readonly draft: Pick<LivePublication, "made" | "settled" | "hear">;
  /** Whether what runs here follows the folder by itself. */
  readonly follows: boolean;
  /** What documents come to for whoever has others. */
  readonly effectOf: (before: DocumentTexts, after: DocumentTexts) => Promise<Effect>;
  /** What documents have otherwise than others; of one pair value by value. */
  readonly between: (before: DocumentTexts, after: DocumentTexts, pair?: string) => Promise<ReleaseDifference>;
}

const FOLLOWS =
  "What runs here follows its folder: each edit that is right is live at once. Started with PUBLISH=by-hand it serves what is published.";

/** What the public gets: how the folder stands to it, and what makes another release live. */
export class PublicSide {
  readonly #given: PublicGiven;
  #errors = 0;
  #known: { readonly release: string; readonly texts: DocumentTexts } | undefined;

  constructor(given: PublicGiven) {
    this.#given = given;
    given.draft.hear((faults) => {
      this.#errors = faults.filter(({ severity }) => severity !== "warning").length;
    });
  }

  /** How the folder stands to what the public gets. */
  async standing(): Promise<Standing> {
    const { store, draft, follows, effectOf } = this.#given;
    await draft.settled();
    const [live, releases, deeds] = [await store.live(), await store.list(), await store.audit()];
    const before = await this.#textsOf(live);
    return {
      follows,
      live,
      errors: this.#errors,
      effect: before
        ? await effectOf(before, draft.made().texts)
        : { changes: [], screens: [], decisions: [], policies: [] },
      releases: releases.map(({ id, at, author, why }) => ({ id, at, author, why })),
      deeds: deeds.map(({ at, who, said, why }) => ({ at, who, said, why })),
    };
  }

  /** What a release has otherwise than another, or the folder. @throws Refused where there is none of that name */
  async between({ from, to, pair }: Questions["releases"]["asked"]): Promise<ReleaseDifference> {
    const { store, draft, between } = this.#given;
    if ([from, to].includes(FOLDER)) await draft.settled();
    const textsOf = async (id: string) => (id === FOLDER ? draft.made().texts : store.texts(id));
    return between(await textsOf(from), await textsOf(to), pair);
  }

  /** Has the folder live for so many percent of devices. @throws Refused where it is wrong, or follows by itself */
  async publish({ why, share }: Questions["publish"]["asked"], who: string): Promise<{ readonly said: string }> {
    const { store, draft, follows } = this.#given;
    if (follows) throw new Refused(FOLLOWS);
    // What was saved last is part of it.
    await draft.settled();
    if (this.#errors > 0)
      throw new Refused(`The folder has ${this.#errors} error${this.#errors === 1 ? "" : "s"}: nothing was published.`);
    return { said: await publishWhenReady(store, { ...draft.made(), vocabulary, who, why, share }) };
  }

  /** Has an earlier release live again, for all. @throws Refused where there is none */
  async back({ why, release }: Questions["back"]["asked"], who: string): Promise<{ readonly said: string }> {
    if (this.#given.follows) throw new Refused(FOLLOWS);
    return { said: await this.#given.store.back({ release, who, why }) };
  }

  /** Of what most devices have. */
  async #textsOf(live: Live | undefined): Promise<DocumentTexts | undefined> {
    if (!live) return undefined;
    const release = standing(live);
    if (this.#known?.release !== release) this.#known = { release, texts: await this.#given.store.texts(release) };
    return this.#known.texts;
  }
}
