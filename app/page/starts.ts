import { keptCookie } from "./cookie.ts";

/** How often in a row a page of one release may fail to start on a device. */
const CRASHES = 3;
/** After how long somebody leaves because nothing comes, ms; who leaves sooner has not waited for it. */
const IMPATIENT = 20_000;
/** How long a device gets the release before, seconds: by then there is another one. */
const DAY = 86_400;

/** What counting starts takes of a page. */
interface Page {
  readonly document: { cookie: string };
  /** Makes a new page here, from the host. */
  readonly reload: () => void;
  readonly now: () => number;
  /** Hears when the page is left. */
  readonly left: (heard: () => void) => void;
}

/**
 * Counts how often in a row pages of a release came to nothing on this device (R8). From the third time on the host is
 * asked for the release before; where what it sends then fails too, the device is at fault, and no other page is made by
 * itself.
 */
export class Starts {
  readonly #release: string;
  readonly #page: Page;
  /** Whether this page stands in for one that could not start. */
  readonly #inPlace: boolean;
  #over = false;

  constructor(release: string, page: Page) {
    this.#release = release;
    this.#page = page;
    const unfit = keptCookie(page.document, "unfit");
    this.#inPlace = unfit !== undefined && this.#count(unfit) >= CRASHES;
  }

  /** Notes that a page begins; false when another one is made in its place. */
  begin(): boolean {
    const before = this.#count();
    if (before >= CRASHES && !this.#inPlace) return !this.#another();
    const begun = this.#page.now();
    this.#write(before + 1);
    this.#page.left(() => {
      // He left by himself, and not because it never came.
      if (!this.#over && this.#page.now() - begun < IMPATIENT) this.#write(before);
    });
    return true;
  }

  /** The first screen is there. */
  came(): void {
    this.#over = true;
    this.#write(0);
  }

  /** It came to nothing. Gives whether another page is made. */
  failed(): boolean {
    const [over, times] = [this.#over, this.#count()];
    this.#over = true;
    // What breaks later is no start; and a browser that keeps nothing would try for ever.
    if (over || this.#inPlace || times === 0) return false;
    if (times >= CRASHES) return this.#another();
    this.#page.reload();
    return true;
  }

  #count(of = this.#release): number {
    const [release, times] = (keptCookie(this.#page.document, "starts") ?? "").split(".");
    return release === of ? Number(times) : 0;
  }

  #write(times: number): void {
    this.#page.document.cookie = `starts=${this.#release}.${times}; path=/; SameSite=Lax`;
  }

  /** Asks for the release before. */
  #another(): boolean {
    this.#page.document.cookie = `unfit=${this.#release}; path=/; SameSite=Lax; max-age=${DAY}`;
    this.#page.reload();
    return true;
  }
}
