import { keepCookie, keptCookie } from "./cookie.ts";

/** How often in a row a page of one release may fail to start on a device. */
const CRASHES = 3;
/** How many pages a tab makes in a row: for tabs that count over one another, each of another release. */
const PAGES = 9;
/** After how long somebody leaves because nothing comes, ms; who leaves sooner has not waited for it. */
const IMPATIENT = 20_000;
/** Where a tab notes of which release it begins a page. */
const BEGINNING = "beginning";
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
  /** What this tab keeps from one of its pages to the next, also where one of them breaks down; missing where it keeps nothing. */
  readonly tab?: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
  /** Hears at once, and whenever that changes, whether somebody sees the page; one that is left is seen no more. */
  readonly seen: (heard: (seen: boolean) => void) => void;
}

/**
 * Counts how often in a row pages of a release came to nothing on this device (R8), in all its tabs together. From the
 * third time on the host is asked for the release before, by each tab once; where what it sends then fails too, the
 * device is at fault, and no other page is made by itself.
 *
 * A page that breaks down says nothing, so each is counted as it begins. One that is still under way is no crash, though,
 * as where a browser brings back several tabs at once: of those that begin while another may be, none counts, unless the
 * same tab begins again. Nor does one that nobody sees: the browser may put it off, or drop it.
 */
export class Starts {
  readonly #release: string;
  readonly #page: Page;
  /** Whether this page stands in for one that could not start. */
  readonly #inPlace: boolean;
  /** Since when somebody waits for it. */
  #since: number | undefined;
  #counted = false;
  #over = false;

  constructor(release: string, page: Page) {
    this.#release = release;
    this.#page = page;
    const unfit = this.#unfit();
    this.#inPlace = unfit !== undefined && unfit !== release && this.#kept(unfit).times >= CRASHES;
  }

  /** Notes that a page begins; false when another one is made in its place. */
  begin(): boolean {
    if (this.#kept().times >= CRASHES && this.#another()) return false;
    this.#page.seen((seen) => (seen ? this.#show() : this.#leave()));
    return true;
  }

  /** The first screen is there. */
  came(): void {
    this.#over = true;
    this.#page.tab?.removeItem(BEGINNING);
    this.#write(0);
  }

  /** It came to nothing. Gives whether another page is made. */
  failed(): boolean {
    const over = this.#over;
    this.#over = true;
    // What breaks later is no start.
    if (over || this.#inPlace || this.#page.again.length >= PAGES) return false;
    if (!this.#counted) this.#write(this.#kept().times + 1, this.#kept().since);
    const { times } = this.#kept();
    // Another tab may have given it up since this page was sent, and counts the release before by now.
    if (times >= CRASHES || this.#unfit() === this.#release) return this.#another();
    // A browser that keeps nothing would try for ever.
    if (times === 0) return false;
    this.#page.makeAgain("start");
    return true;
  }

  #show(): void {
    if (this.#over || this.#since !== undefined) return;
    const now = this.#page.now();
    this.#since = now;
    const again = this.#page.tab?.getItem(BEGINNING) === this.#release;
    this.#begins();
    const { times, since } = this.#kept();
    if (!again && Math.abs(now - since) < IMPATIENT) return;
    this.#counted = true;
    this.#write(times + 1, now);
  }

  #leave(): void {
    if (this.#over || this.#since === undefined || this.#page.now() - this.#since >= IMPATIENT) return;
    // He left by himself, and not because it never came.
    this.#since = undefined;
    this.#page.tab?.removeItem(BEGINNING);
    const { times } = this.#kept();
    if (this.#counted && times > 0) this.#write(times - 1);
    this.#counted = false;
  }

  #begins(): void {
    try {
      this.#page.tab?.setItem(BEGINNING, this.#release);
    } catch {
      // It is full: this tab counts as any other.
    }
  }

  /** The release in place of which the host is asked for the one before. */
  #unfit(): string | undefined {
    return keptCookie(this.#page.document, "unfit");
  }

  /** How often it came to nothing, and since when a page that is counted may be under way. */
  #kept(of = this.#release): { times: number; since: number } {
    const [release, times, since] = (keptCookie(this.#page.document, "starts") ?? "").split(".");
    return release === of ? { times: Number(times), since: Number(since ?? 0) } : { times: 0, since: 0 };
  }

  #write(times: number, since = 0): void {
    keepCookie(this.#page.document, `starts=${this.#release}.${times}.${since}`);
  }

  /** Asks for the release before; false where this tab has done so, and the host has no other. */
  #another(): boolean {
    const [{ again, document, makeAgain }, release] = [this.#page, this.#release];
    if (again.includes(release)) return false;
    keepCookie(document, `unfit=${release}; max-age=${DAY}`);
    makeAgain(release);
    return true;
  }
}
