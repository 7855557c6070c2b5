import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { messageOf } from "../../engine/expression.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { Hosted, HostedRelease } from "../host/hosted.ts";
import { hostedRelease } from "./composed.ts";
import { LastRead } from "./last-read.ts";
import type { ComposerData, FaultInText, FromComposer, ToComposer } from "./messages.ts";
import { ReleasedFiles } from "./released-files.ts";
import { startProcess } from "./start-process.ts";

/** How long a process that came to an end before it looked is not started again, ms. */
const PAUSE = 2_000;

export interface LiveOptions {
  /** Folder of the documents. */
  readonly root: string;
  readonly say: (line: string) => void;
  /** Where the built app is; absent where the page is left to Vite. */
  readonly app?: string;
  /** Folder that the last good release is kept in; absent, it does not survive a restart. */
  readonly store?: string;
}

/** A release that is served now. */
export interface Served {
  readonly id: string;
  readonly texts: DocumentTexts;
  readonly warnings: number;
}

/**
 * Told each time the documents were looked at what is wrong with them (nothing, when all is well), and whether another
 * release is served than before.
 */
type Heard = (faults: readonly FaultInText[], served: boolean) => void;

/**
 * The documents of a folder as pages may have them now (B9). An edit is checked, compiled and drawn when it is saved, in
 * a process of its own, and served once all of it is made: until then, and where it is wrong, the last good release is
 * (R1, R14), and whoever asks waits for neither.
 */
export class LivePublication implements Hosted {
  readonly #options: LiveOptions;
  readonly #starting: Promise<void>;
  readonly #files = new ReleasedFiles();
  readonly #last = new LastRead();
  readonly #hearers: Heard[] = [];
  readonly #waiting = new Map<number, { readonly keep: boolean; readonly settle: () => void }>();
  #release: HostedRelease | undefined;
  #served: Served | undefined;
  #faults: readonly FaultInText[] = [];
  #composer: ChildProcess | undefined;
  #begun: string | undefined;
  #asked = 0;
  #closed = false;

  /** @throws when the documents are wrong and no good release was kept */
  static async open(options: LiveOptions): Promise<LivePublication> {
    const live = LivePublication.begin(options);
    await live.opened();
    return live;
  }

  /** Begins to look, in its own process, while whoever begins it sees to other things; nothing is served until `opened`. */
  static begin(options: LiveOptions): LivePublication {
    return new LivePublication(options);
  }

  private constructor(options: LiveOptions) {
    this.#options = options;
    this.#starting = this.#start();
    // Told to whoever waits for it.
    this.#starting.catch(() => undefined);
  }

  /** Settles once there is something to serve. @throws as `open` */
  async opened(): Promise<void> {
    await this.#starting;
    await this.settled();
    if (this.#release) return;
    await this.close();
    throw new Error("the documents have errors; nothing can be served");
  }

  /** The release of now. */
  current(): HostedRelease {
    if (!this.#release) throw new Error("nothing is served yet");
    return this.#release;
  }

  /** What the release of now is made of. */
  made(): Served {
    if (!this.#served) throw new Error("nothing is served yet");
    return this.#served;
  }

  /** A published file of this or an earlier release, for visits that began with it (R10). */
  file(address: string): string | undefined {
    return this.#files.get(address);
  }

  /** Whatever was saved by now has been looked at, and is served when it is good. */
  settled(): Promise<void> {
    return this.#look(false);
  }

  /** As `settled`; what is served then need not be composed once more by whoever publishes it. */
  kept(): Promise<void> {
    return this.#look(true);
  }

  /** Lets whatever is written be until it is told otherwise, for others are at work whom looking would slow down. */
  hold(hold: boolean): void {
    this.#post({ hold });
  }

  /** Tells what is wrong now, and each time that changes. */
  hear(heard: Heard): void {
    this.#hearers.push(heard);
    heard(this.#faults, false);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await ended(this.#composer);
    for (const { settle } of this.#waiting.values()) settle();
  }

  #look(keep: boolean): Promise<void> {
    const look = ++this.#asked;
    return new Promise((settle) => {
      this.#waiting.set(look, { keep, settle });
      this.#post({ look, keep });
    });
  }

  async #start(spoiled?: string): Promise<void> {
    const { root, app, store } = this.#options;
    const given: ComposerData = { root, app, store, spoiled };
    const composer = await startProcess("composing", given);
    if (this.#closed) return ended(composer);
    this.#composer = composer;
    this.#begun = undefined;
    let why: string | undefined;
    composer.on("message", (said: FromComposer) => {
      if (said.is === "broken") why = said.why;
      else this.#take(said);
    });
    composer.once("error", (error) => (why = messageOf(error)));
    composer.once("exit", (code, signal) => void this.#ended(why ?? `it ended with ${signal ?? code}`));
    for (const [look, { keep }] of this.#waiting) this.#post({ look, keep });
  }

  #post(asked: ToComposer): void {
    // One that came to an end meanwhile is asked again by whoever follows it.
    this.#composer?.send(asked, () => undefined);
  }

  #take(said: Exclude<FromComposer, { is: "broken" }>): void {
    if (said.is === "begun") this.#begun = said.print;
    else if (said.is === "answer") {
      this.#waiting.get(said.look)?.settle();
      this.#waiting.delete(said.look);
    } else {
      const { say } = this.#options;
      for (const line of said.lines) say(line);
      const before = this.#release;
      if (said.composed) {
        this.#release = hostedRelease(said.composed, this.#last);
        this.#files.take(said.composed.files);
      }
      const { id } = this.#release?.release ?? {};
      if (before && id !== undefined)
        say(
          said.composed
            ? `The documents have changed: release ${id} is served.`
            : said.faults.length > 0
              ? `The last good release, ${id}, goes on serving.`
              : `The documents are as they were: release ${id} is served.`,
        );
      if (said.texts && id !== undefined) {
        const warnings = said.faults.filter(({ severity }) => severity === "warning").length;
        this.#served = { id, texts: said.texts, warnings };
      }
      this.#faults = said.faults;
      for (const heard of this.#hearers) heard(said.faults, said.composed !== undefined);
    }
  }

  /** What broke it down is not composed again; the next edit is, by a new process. */
  async #ended(why: string): Promise<void> {
    if (this.#closed) return;
    const spoiled = this.#begun;
    this.#composer = undefined;
    const now = this.#release ? "; the last good release goes on serving, and the next edit is looked at anew" : "";
    this.#options.say(`Looking at the documents broke down (${why})${now}.`);
    if (!this.#release) {
      for (const { settle } of this.#waiting.values()) settle();
      return;
    }
    if (spoiled === undefined) await new Promise((settle) => setTimeout(settle, PAUSE).unref());
    await this.#start(spoiled);
  }
}

/** Ends a process, and waits until it has. */
async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
