import { keptCookie } from "./cookie.ts";

/** How often in a row a page of one release may fail to start on a device. */
const CRASHES = 3;
/** How many pages a tab makes in a row: for tabs that count over one another, each of another release. */
const PAGES = 9;
/** After how long somebody leaves because nothing comes, ms; who leaves sooner has not waited for it. */
const IMPATIENT = 20_000;
/** How long a device gets the release before, seconds: by then there is another one. */
const DAY = 86_400;

/** What counting starts takes of a page. */
interface Page {
  readonly document: { cookie: string };
  /** For what this page was made again, by itself or by hand. */
  readonly again: readonly string[];
  /** Makes a new page here, from the host, which remembers for what. */
  readonly makeAgain: (what: string) => void;
  readonly now: () => number;
  /** Hears when the page is left. */
  readonly left: (heard: () => void) => void;
}

/**
 * Counts how often in a row pages of a release came to nothing on this device (R8), in all its tabs together. From the
 * third time on the host is asked for the release before, by each tab once; where what it sends then fails too, the
 * device is at fault, and no other page is made by itself.
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
    const unfit = this.#unfit();
    this.#inPlace = unfit !== undefined && unfit !== release && this.#count(unfit) >= CRASHES;
  }

  /** Notes that a page begins; false when another one is made in its place. */
  begin(): boolean {
    const before = this.#count();
    if (before >= CRASHES && this.#another()) return false;
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
    // What breaks later is no start.
    if (over || this.#inPlace || this.#page.again.length >= PAGES) return false;
    // Another tab may have given it up since this page was sent, and counts the release before by now.
    if (times >= CRASHES || this.#unfit() === this.#release) return this.#another();
    // A browser that keeps nothing would try for ever.
    if (times === 0) return false;
    this.#page.makeAgain("start");
    return true;
  }

  /** The release in place of which the host is asked for the one before. */
  #unfit(): string | undefined {
    return keptCookie(this.#page.document, "unfit");
  }

  #count(of = this.#release): number {
    const [release, times] = (keptCookie(this.#page.document, "starts") ?? "").split(".");
    return release === of ? Number(times) : 0;
  }

  #write(times: number): void {
    this.#page.document.cookie = `starts=${this.#release}.${times}; path=/; SameSite=Lax`;
  }

  /** Asks for the release before; false where this tab has done so, and the host has no other. */
  #another(): boolean {
    const [{ again, document, makeAgain }, release] = [this.#page, this.#release];
    if (again.includes(release)) return false;
    document.cookie = `unfit=${release}; path=/; SameSite=Lax; max-age=${DAY}`;
    makeAgain(release);
    return true;
  }
}
