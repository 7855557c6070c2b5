import { pairName } from "../../publish/documents/compose-brand.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import type { HostedRelease } from "../host/hosted.ts";
import { bootsRead, nameOf } from "../release/composed.ts";
import type { LivePublication } from "../release/live-publication.ts";
import type { Early } from "./desk/early.ts";

/** The folder as a release of it would be. */
type Draft = Pick<LivePublication, "current" | "file" | "hear" | "hold">;

/** How long nothing is composed after an edit, ms, where whoever looks at it does not come to see it. */
const HELD = 3_000;

/**
 * The draft as its preview shows it: the pair that was just edited has what it gets at once, all others when the whole
 * release is composed. Its bytes are the same then, and so is its name. The whole one is begun when the edited pair shows:
 * made at the same time, it would take the processor from what somebody waits for.
 */
export class EarlyDraft {
  readonly #draft: Draft;
  /** The pairs that somebody looks at. */
  readonly #lookers = new Map<() => void, Pair>();
  #held: NodeJS.Timeout | undefined;
  /** Releases that came early and are not composed yet: what is composed of one of them is older than the last. */
  readonly #awaited = new Set<string>();
  /** By pair, the last edit's last. */
  readonly #early = new Map<string, Early>();
  #shown: HostedRelease | undefined;

  constructor(draft: Draft) {
    this.#draft = draft;
    draft.hear((faults, served) => {
      const { id } = draft.current().release;
      const isOlder = served && this.#awaited.delete(id) && id !== this.#last?.release.id;
      // What was composed is that itself, or has more in it; what cannot be composed is not shown.
      if (!isOlder && (served || faults.length > 0)) this.#forget();
      this.#show();
      if (served) this.#tell();
    });
  }

  /** What one pair gets before the others. */
  take(early: Early): void {
    // What is composed already hides what came early before it and is taken back.
    if (this.#early.size === 0 && early.release.id === this.#draft.current().release.id) return;
    this.#awaited.add(early.release.id);
    const name = pairName(early.pair);
    this.#early.delete(name);
    this.#early.set(name, early);
    this.#show();
    this.#tell();
  }

  current(): HostedRelease {
    return this.#shown ?? this.#draft.current();
  }

  file(address: string): string | undefined {
    const [found] = [...this.#early.values()].flatMap(({ files }) => files.get(address) ?? []);
    return found ?? this.#draft.file(address);
  }

  /** Told at once, and each time that the pair may get another release; gives how that ends. */
  look(pair: Pair, heard: () => void): () => void {
    this.#lookers.set(heard, pair);
    heard();
    // A page that was told of an early release goes, and comes again with that.
    if (this.#last && isSame(pair, this.#last.pair)) this.#let();
    return () => void this.#lookers.delete(heard);
  }

  /** Lets somebody edit: all other pairs wait until who looks at the one that was edited has seen it. */
  async edited<Done>(edit: () => Promise<Done>): Promise<Done> {
    this.#draft.hold(true);
    clearTimeout(this.#held);
    this.#held = setTimeout(() => this.#let(), HELD).unref();
    const before = this.#last;
    try {
      return await edit();
    } finally {
      const last = this.#last;
      const isAwaited = last !== before && [...this.#lookers.values()].some((pair) => last && isSame(pair, last.pair));
      if (!isAwaited) this.#let();
    }
  }

  /** The release that a pair gets now. */
  releaseOf({ business, channel }: Pair): string {
    const { release, boot, texts } = this.current();
    const [any = ""] = Object.keys(texts);
    return boot(business, channel, any)?.release.id ?? release.id;
  }

  get #last(): Early | undefined {
    return [...this.#early.values()].at(-1);
  }

  #let(): void {
    if (this.#held === undefined) return;
    clearTimeout(this.#held);
    this.#held = undefined;
    this.#draft.hold(false);
  }

  #forget(): void {
    this.#awaited.clear();
    this.#early.clear();
  }

  #show(): void {
    const all = [...this.#early.values()];
    this.#shown = all.length === 0 ? undefined : all.reduce(withEarly, this.#draft.current());
  }

  #tell(): void {
    for (const heard of this.#lookers.keys()) heard();
  }
}

const isSame = (pair: Pair, other: Pair): boolean => pairName(pair) === pairName(other);

function withEarly(before: HostedRelease, { pair, release, boots, drawn }: Early): HostedRelease {
  const own = bootsRead(boots);
  const boot: HostedRelease["boot"] = (business, channel, language) =>
    (isSame({ business, channel }, pair) ? own : before.boot)(business, channel, language);
  const [any = ""] = Object.keys(before.texts);
  return {
    ...before,
    release,
    boot,
    brand: (business, channel) => boot(business, channel, any)?.brand ?? before.brand(business, channel),
    drawn: (of) => (isSame(of, pair) ? drawn.get(nameOf(of)) : before.drawn(of)),
  };
}
