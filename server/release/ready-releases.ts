import { messageOf } from "../../engine/expression.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { HostedRelease } from "../host/hosted.ts";
import { because } from "../store/because.ts";
import type { HostReport, ReleaseEntry } from "../store/releases.ts";
import { beyondBuild } from "./beyond-build.ts";
import { composeInProcess } from "./compose-in-process.ts";
import { hostedRelease } from "./composed.ts";
import { LastRead } from "./last-read.ts";
import { ReleasedFiles } from "./released-files.ts";

/** After how long a release is tried again whose process came to nothing, ms. */
const AGAIN = 30_000;
/** Releases that are kept ready, for visits that began with one of them (R10). */
const READY = 4;

interface ReadyOptions {
  /** Folder of the schemas, and where the built app is. */
  readonly root: string;
  readonly say: (line: string) => void;
}

/** Releases that can be served here, and those that cannot, of which is told why. */
export class ReadyReleases {
  readonly #options: ReadyOptions;
  readonly #files = new ReleasedFiles();
  readonly #last = new LastRead();
  /** The last one used stands last. */
  readonly #ready = new Map<string, HostedRelease>();
  readonly #unfit = new Map<string, string>();
  /** Whoever asks for one that is being made waits for the same. */
  readonly #made = new Map<string, Promise<boolean>>();

  constructor(options: ReadyOptions) {
    this.#options = options;
  }

  get(id: string): HostedRelease | undefined {
    return this.#ready.get(id);
  }

  /** Whether it is known of a release that it can be served, or that it cannot. */
  isKnown(id: string): boolean {
    return this.#ready.has(id) || this.#unfit.has(id);
  }

  file(address: string): string | undefined {
    for (const { files } of this.#ready.values()) {
      const text = files.get(address);
      if (text !== undefined) return text;
    }
    return this.#files.get(address);
  }

  report(): Omit<HostReport, "name"> {
    return { ready: [...this.#ready.keys()], unfit: Object.fromEntries(this.#unfit) };
  }

  /** Makes a release ready, where it is not yet; gives whether it can be served. */
  async prepare(
    { id, vocabulary: needed }: Pick<ReleaseEntry, "id" | "vocabulary">,
    texts: () => Promise<DocumentTexts>,
  ): Promise<boolean> {
    const ready = this.#ready.get(id);
    if (ready) {
      this.#ready.delete(id);
      this.#ready.set(id, ready);
      return true;
    }
    if (this.#unfit.has(id)) return false;
    const beyond = beyondBuild(needed);
    if (beyond !== undefined) return this.#refuse(id, beyond);
    const made = this.#made.get(id) ?? this.#make(id, texts).finally(() => this.#made.delete(id));
    this.#made.set(id, made);
    return made;
  }

  /** Lets go what was used longest ago, but for what is named. */
  trim(but: readonly (string | null)[]): void {
    for (const id of [...this.#ready.keys()]) {
      if (this.#ready.size <= READY) return;
      if (!but.includes(id)) this.#ready.delete(id);
    }
  }

  async #make(id: string, textsOf: () => Promise<DocumentTexts>): Promise<boolean> {
    const { root } = this.#options;
    const texts = await textsOf();
    try {
      const said = await composeInProcess({ root, app: root, id, texts });
      if ("wrong" in said) return this.#refuse(id, said.wrong);
      this.#ready.set(id, hostedRelease(said.composed, this.#last));
      this.#files.take(said.composed.files);
      return true;
    } catch (error) {
      // That says nothing of the release.
      setTimeout(() => this.#unfit.delete(id), AGAIN).unref();
      return this.#refuse(id, `${messageOf(error)}; it is tried again soon`);
    }
  }

  #refuse(id: string, why: string): false {
    this.#unfit.set(id, why);
    this.#options.say(because(`Release ${id} cannot be served by this build`, why));
    return false;
  }
}
