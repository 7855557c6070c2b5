import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../../engine/expression.ts";
import { vocabulary } from "../../engine/published.ts";
import type { Hosted, HostedRelease } from "../host/hosted.ts";
import { HOST } from "../store/actors.ts";
import { type Live, Refused, type ReleaseEntry, type Releases, standing } from "../store/releases.ts";
import { nothingPublished } from "../store/published-words.ts";
import { backWhenReady } from "../store/back-when-ready.ts";
import { choose } from "./choose-release.ts";
import { GoodTexts } from "./good-texts.ts";
import { hostName, SIGN } from "./host-name.ts";
import { ReadyReleases } from "./ready-releases.ts";
import { whyOf } from "../database/why-of.ts";

/** How often the store is asked what is live, ms: two hosts show the same within two seconds. */
const PAUSE = 500;
/** How long after it was made a release is prepared though it is not live, ms: whoever made it waits for that. */
const OFFERED = 10 * 60 * 1000;

export interface ReleasedOptions {
  /** Folder of the schemas, and where the built app is. */
  readonly root: string;
  readonly say: (line: string) => void;
  /** Opens the store; it may be out of reach for now. */
  readonly store: () => Promise<Releases>;
  /** On how many devices within an hour a release may not start before it is taken back for all (R8). */
  readonly guardrail: number;
  /** Folder that the last release is kept in, for a start while the store is out of reach. */
  readonly keep: string;
}

/**
 * What was published by hand, as it stands in the release store, whoever published it and from wherever. What cannot be
 * had or composed is told, and what was served goes on.
 */
export class ReleasedPublication implements Hosted {
  readonly shares = true;
  readonly #options: ReleasedOptions;
  readonly #good: GoodTexts;
  readonly #ready: ReadyReleases;
  readonly #name = hostName();
  #store: Releases | undefined;
  #live: Live | undefined;
  #told = "";
  #toldFailed = "";
  #timer: NodeJS.Timeout | undefined;
  #sign: NodeJS.Timeout | undefined;
  #looking = Promise.resolve();
  #offering: Promise<void> | undefined;
  #closed = false;

  /** @throws when nothing was published, or what was cannot be had and nothing was kept */
  static async open(options: ReleasedOptions): Promise<ReleasedPublication> {
    const released = new ReleasedPublication(options);
    // That is thrown, and not told besides.
    released.#told = nothingPublished;
    await released.look();
    if (!released.#live) await released.#startKept();
    if (!released.#live) throw new Error(released.#told || "no release that was published can be served by this build");
    await released.#report();
    released.#again();
    released.#sign = setInterval(() => void released.#report(), SIGN).unref();
    return released;
  }

  private constructor(options: ReleasedOptions) {
    this.#options = options;
    this.#good = new GoodTexts(options.keep);
    this.#ready = new ReadyReleases(options);
  }

  /** Of a page its own, of the share and of visits that go on with theirs; of whoever says nothing that of most. */
  current(cookies?: string): HostedRelease {
    const live = this.#live;
    if (!live) throw new Error("nothing is served yet");
    const id =
      cookies === undefined ? standing(live) : choose(live, cookies, (asked) => this.#ready.get(asked) !== undefined);
    const found = this.#ready.get(id) ?? this.#ready.get(standing(live)) ?? this.#ready.get(live.release);
    if (!found) throw new Error("nothing is served yet");
    return found;
  }

  file(address: string): string | undefined {
    return this.#ready.file(address);
  }

  /** What fails on many devices is taken back for all; one broken phone takes back nothing (R8). */
  async failed(release: string, device: number, from: string): Promise<void> {
    const { guardrail, say } = this.#options;
    const store = this.#store;
    // Of any other release nothing follows, and what a stranger makes up is not kept.
    if (release !== this.#live?.release || !store) return;
    try {
      const address = createHash("sha256").update(`${release} ${from}`).digest("hex").slice(0, 16);
      const devices = await store.failed({ release, device, address });
      this.#tellFailed(`Release ${release} could not start on a device (${devices} within an hour).`);
      if (devices < guardrail) return;
      // It was taken back meanwhile.
      if (release !== this.#live.release) return;
      const { previous } = this.#live;
      if (previous === null) return say(`There is no release before ${release} that could be live instead.`);
      const why = `it could not start on ${devices} devices within an hour`;
      say(await backWhenReady(store, { release: previous, of: release, who: HOST, why }));
      await this.look();
    } catch (error) {
      if (error instanceof Refused) await this.look();
      // Another host, or a person, was there before.
      if (release !== this.#live.release) return;
      say(`That release ${release} could not start on a device led to nothing: ${whyOf(error)}`);
    }
  }

  /** Asks the store now; settles when what it says is served, or why not is told. */
  look(): Promise<void> {
    // One that is under way may have asked already.
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#sign);
    await this.#looking;
    await this.#offering;
  }

  #again(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.look().then(() => this.#again()), PAUSE);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    try {
      this.#store ??= await this.#options.store();
      let live = await this.#store.live();
      this.#tell(live || this.#live ? "" : nothingPublished);
      for (let next = live; next; next = await this.#follow(next, this.#store)) live = next;
      this.#prepareAhead(this.#store, live);
    } catch (error) {
      this.#store = undefined;
      const goes = this.#live ? `; release ${standing(this.#live)} goes on serving` : "";
      this.#tell(`The release store cannot be asked (${whyOf(error)})${goes}.`);
    }
  }

  /** Beside what is asked meanwhile: that takes seconds, and what is ready and made live by then is served at once. */
  #prepareAhead(store: Releases, live: Live | undefined): void {
    this.#offering ??= this.#offered(store, live)
      // The next look tells of a store that cannot be asked.
      .catch(() => undefined)
      .finally(() => (this.#offering = undefined));
  }

  /** Makes ready what is about to be live, and what is live again where that is taken back: for a phone that cannot start it, too. */
  async #offered(store: Releases, live: Live | undefined): Promise<void> {
    const newest = await store.newest();
    const fresh = newest && Date.now() - Date.parse(newest.at) <= OFFERED ? newest.id : null;
    const ahead = [fresh, live?.wanted, live?.previous].filter(
      (id) => typeof id === "string" && !this.#ready.isKnown(id),
    );
    if (ahead.length === 0) return;
    for (const entry of await store.list()) if (ahead.includes(entry.id)) await this.#prepare(entry, store);
    await this.#report();
  }

  /** Tells whoever publishes what can be served here; where the store is out of reach nobody is told. */
  async #report(): Promise<void> {
    if (this.#closed) return;
    const report = this.#ready.report();
    if (report.ready.length > 0) await this.#store?.report({ name: this.#name, ...report }).catch(() => undefined);
  }

  /** The same once: one device that fails again and again fills no log. */
  #tellFailed(line: string): void {
    if (line !== this.#toldFailed) this.#options.say(line);
    this.#toldFailed = line;
  }

  /** Says it once, until it is something else. */
  #tell(line: string): void {
    if (line !== this.#told && line !== "") this.#options.say(line);
    this.#told = line;
  }

  /** Serves what was decided; gives what was decided meanwhile, which is to be followed instead. */
  async #follow(live: Live, store: Releases): Promise<Live | undefined> {
    if (live.since === this.#live?.since && live.release === this.#live.release && live.share === this.#live.share)
      return undefined;
    const all = await store.list();
    const prepare = async (id: string | null) => {
      const entry = all.find((one) => one.id === id);
      return entry !== undefined && this.#prepare(entry, store);
    };
    if (!(await prepare(live.release))) return undefined;
    // Those outside a share get it.
    if (live.share < 100 && !(await prepare(live.previous))) return undefined;
    // Preparing takes its time.
    const now = await store.live();
    if (now && now.since !== live.since) return now;
    const was = this.#live;
    this.#live = live;
    this.#ready.trim([live.release, live.previous]);
    if (was && (was.release !== live.release || was.share !== live.share))
      this.#options.say(
        `Release ${live.release} is served${live.share < 100 ? ` to ${live.share} % of devices` : ""}.`,
      );
    try {
      keepRelease(this.#options.keep, standing(live));
      this.#good.keep(await store.texts(standing(live)));
    } catch (error) {
      this.#options.say(`The release could not be kept for the next start: ${messageOf(error)}`);
    }
    return undefined;
  }

  #prepare(entry: ReleaseEntry, store: Releases): Promise<boolean> {
    return this.#ready.prepare(entry, () => store.texts(entry.id));
  }

  /** With the store out of reach what was served last is served again, to all. */
  async #startKept(): Promise<void> {
    const id = keptRelease(this.#options.keep);
    const texts = this.#good.read();
    if (id === undefined || texts.size === 0) return;
    if (!(await this.#ready.prepare({ id, vocabulary }, async () => texts))) return;
    this.#live = { release: id, share: 100, previous: null, withdrawn: null, since: "" };
    this.#options.say(`Release ${id}, which was served last, is served until the store can be asked.`);
  }
}

/** Notes which release the texts in a folder are. */
function keepRelease(folder: string, id: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "id.txt");
  writeFileSync(`${file}.${process.pid}`, id);
  renameSync(`${file}.${process.pid}`, file);
}

function keptRelease(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, "id.txt"), "utf8");
  } catch {
    return undefined;
  }
}
