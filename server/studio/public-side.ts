import { vocabulary } from "../../engine/published.ts";
import type { Effect } from "../../publish/compare/effect.ts";
import { printOfAll } from "../../publish/pack/print-of.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import { allDeeds } from "../../publish/studio/deeds.ts";
import { FOLDER } from "../../publish/studio/folder.ts";
import type { ReleaseDifference } from "../../publish/studio/release-comparison.ts";
import type { Questions, SeenBy, Standing } from "../../publish/studio/questions.ts";
import type { LivePublication } from "../release/live-publication.ts";
import type { EditJournal } from "../store/edit-journal.ts";
import { idleBecause, unseenBecause } from "../store/four-eyes.ts";
import { backWhenReady } from "../store/back-when-ready.ts";
import { publishWhenReady } from "../store/publish-when-ready.ts";
import { type Live, Refused, type Releases, standing } from "../store/releases.ts";

/** What the public side is made of. */
export interface PublicGiven {
  readonly store: Releases;
  /** What was edited in the studio. */
  readonly journal: Pick<EditJournal, "list">;
  /** The folder as a release of it would be. */
  readonly draft: Pick<LivePublication, "made" | "settled" | "kept" | "hear">;
  /** Whether what runs here follows the folder by itself. */
  readonly follows: boolean;
  /** What documents come to for whoever has others. */
  readonly effectOf: (before: DocumentTexts, after: DocumentTexts) => Promise<Effect>;
  /** What documents have otherwise than others; of one pair value by value. */
  readonly between: (before: DocumentTexts, after: DocumentTexts, pair?: string) => Promise<ReleaseDifference>;
}

const FOLLOWS =
  "What runs here follows its folder: each edit that is right is live at once. Started with PUBLISH=by-hand it serves what is published.";

/** So many edits are told among all that was done. */
const EDITS = 1_000;

/** Whoever asks. */
export interface By {
  readonly who: string;
  /** Whether he has signed in by a password; else he came by the link of the machine's terminal. */
  readonly proven: boolean;
}

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
  async standing(by: By): Promise<Standing> {
    const { store, journal, draft, follows, effectOf } = this.#given;
    await draft.settled();
    const [live, releases] = [await store.live(), await store.list()];
    const deeds = allDeeds(await store.audit(), await journal.list(EDITS));
    const before = await this.#textsOf(live);
    const { texts } = draft.made();
    const seenBy = await this.#seenBy(by, texts);
    return {
      draft: printOfAll(texts),
      follows,
      live,
      errors: this.#errors,
      effect: before
        ? await effectOf(before, texts)
        : { changes: [], screens: [], decisions: [], policies: [], brands: [] },
      ...(seenBy && { seenBy }),
      releases: releases.map(({ id, at, author, why, wasLive, takenBack }) => ({
        ...{ id, at, author, why, wasLive },
        ...(takenBack && { takenBack }),
      })),
      deeds,
    };
  }

  /** What a release has otherwise than another, or the folder. @throws Refused where there is none of that name */
  async between({ from, to, pair }: Questions["releases"]["asked"]): Promise<ReleaseDifference> {
    const { store, draft, between } = this.#given;
    if ([from, to].includes(FOLDER)) await draft.settled();
    const textsOf = async (id: string) => (id === FOLDER ? draft.made().texts : store.texts(id));
    return between(await textsOf(from), await textsOf(to), pair);
  }

  /**
   * Has the folder live for so many percent of devices.
   * @throws Refused where it is another one by now than whoever publishes has seen, is wrong, or follows by itself
   */
  async publish(
    { draft: seen, why, share }: Questions["publish"]["asked"],
    { who, proven }: By,
  ): Promise<{ readonly said: string }> {
    const { store } = this.#given;
    // The store has it composed before it is live.
    const draft = await this.#right("published", "kept");
    assertSeen(draft.texts, seen, "publish");
    return { said: await publishWhenReady(store, { ...draft, vocabulary, who, proven, why, share }) };
  }

  /** Notes that the folder may be live as it is. @throws Refused where it is another one by now, or he adds no second look */
  async approve(
    { draft: seen }: Questions["approve"]["asked"],
    { who, proven }: By,
  ): Promise<{ readonly said: string }> {
    const { id, texts } = await this.#right("approved");
    if (!proven) throw new Refused("Only who has signed in by name and password approves a draft.");
    assertSeen(texts, seen, "approve");
    return { said: await this.#given.store.approve({ id, texts, who }) };
  }

  /** Has an earlier release live again, for all. @throws Refused where there is none, or what he has seen is not live any more */
  async back({ of, why, release }: Questions["back"]["asked"], { who }: By): Promise<{ readonly said: string }> {
    if (this.#given.follows) throw new Refused(FOLLOWS);
    return { said: await backWhenReady(this.#given.store, { of, release, who, why }) };
  }

  /** The folder with what was saved last. @throws Refused where it is wrong, or follows by itself */
  async #right(done: string, once: "settled" | "kept" = "settled"): Promise<ReturnType<PublicGiven["draft"]["made"]>> {
    const { draft, follows } = this.#given;
    if (follows) throw new Refused(FOLLOWS);
    await draft[once]();
    if (this.#errors > 0)
      throw new Refused(`The folder has ${this.#errors} error${this.#errors === 1 ? "" : "s"}: nothing was ${done}.`);
    return draft.made();
  }

  async #seenBy(by: By, texts: DocumentTexts): Promise<SeenBy | undefined> {
    const { store, follows } = this.#given;
    const eyes = follows ? undefined : await store.eyes(texts);
    if (!eyes) return undefined;
    const { print: _, ...seen } = eyes;
    const idle = by.proven ? idleBecause(eyes, by.who) : "only who has signed in by name and password approves a draft";
    return { ...seen, cannotPublish: unseenBecause(eyes, by), cannotApprove: idle };
  }

  /** Of what most devices have. */
  async #textsOf(live: Live | undefined): Promise<DocumentTexts | undefined> {
    if (!live) return undefined;
    const release = standing(live);
    if (this.#known?.release !== release) this.#known = { release, texts: await this.#given.store.texts(release) };
    return this.#known.texts;
  }
}

/** What somebody else has edited meanwhile nobody has live, or approves, unseen. */
function assertSeen(texts: DocumentTexts, seen: string, deed: string): void {
  if (printOfAll(texts) !== seen)
    throw new Refused(`The draft has changed since you looked at it: look at it again, then ${deed} it.`);
}
