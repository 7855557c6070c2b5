import type { ElementHandle, Page, Request } from "@playwright/test";
import { there } from "../../there.ts";
import type { Aim, eyesOn, Field } from "../eyes.ts";
import type { Look, Pressed, WalkedTab } from "../ground.ts";

declare global {
  interface Window {
    eyesOn: typeof eyesOn;
  }
}

/** ms until a press that does not come through is given up, and how long is waited for what lies over it. */
const patience = 1500;
const toastGone = 12_000;
/** What the browser says of a line that breaks, which is what a walk does to it. */
const broken = /Failed to load resource|net::ERR_/;

/** Where the lender's calls are, and the files that are saved beside a page. */
export const mount = "/ostrader/";

const isNewPage = (request: Request): boolean =>
  request.isNavigationRequest() && !new URL(request.url()).pathname.startsWith(mount);

/** What a page shows that has no screen yet, nor says why there is none: its script has not come so far. */
export const notBegun = "#root:not(:has(.screen))";
/** What a page shows that is not there yet. */
export const stillComing = `[aria-busy=true], ${notBegun}`;

/** A tab of a browser. */
export class BrowserTab implements WalkedTab {
  owner = { gone: false };
  readonly #page: Page;
  readonly #second: () => Promise<BrowserTab>;
  readonly #faults: unknown[] = [];

  constructor(page: Page, second: () => Promise<BrowserTab>) {
    this.#page = page;
    this.#second = second;
    page.on("console", (message) => {
      if (message.type() === "error" && !broken.test(message.text())) this.#faults.push(message.text());
    });
    page.on("pageerror", ({ message }) => void this.#faults.push(message));
    // What is on its way to a page that goes comes to nothing.
    page.on("request", (request) => {
      if (isNewPage(request) && request.frame() === page.mainFrame()) this.#anew();
    });
  }

  begin = async (url: string): Promise<void> => void (await this.#page.goto(url, { waitUntil: "domcontentloaded" }));

  get address(): string {
    return new URL(this.#page.url()).hash.slice(1);
  }

  /** What the page tracked; an answer that could not be read is the line's doing, which the walk brings about. */
  told(records: readonly { readonly mid: string; readonly eleId: string }[]): void {
    this.#faults.push(...records.filter(({ mid, eleId }) => mid === "ACQ05" && !eleId.startsWith("contract;")));
  }

  async look(): Promise<Look> {
    const seen = await this.#asked(() =>
      this.#page.evaluate(
        (coming) => ({
          ...window.eyesOn(document.body).see(),
          kept: Object.fromEntries(Object.entries(sessionStorage) as [string, string][]),
          busy: document.querySelector(coming) !== null,
        }),
        stillComing,
      ),
    );
    return { ...seen, stirs: Number.NaN, faults: this.#faults };
  }

  async press(aim: Aim, times: number): Promise<Pressed | undefined> {
    const found = await this.#page.evaluateHandle((at) => window.eyesOn(document.body).pick(at), aim);
    const one = found.asElement() as ElementHandle<HTMLElement> | null;
    if (!one) return undefined;
    const pressed = await one.evaluate((element) => {
      const eyes = window.eyesOn(document.body);
      return { name: eyes.nameOf(element), mustStir: eyes.mustStir(element) };
    });
    if (times > 1)
      await one.evaluate((element, so) => {
        for (let at = 0; at < so; at++) element.click();
      }, times);
    else await this.#click(one, pressed.name);
    return pressed;
  }

  toFill(): Promise<{ fields: number; presses: number }> {
    return this.#asked(() =>
      this.#page.evaluate(() => {
        const eyes = window.eyesOn(document.body);
        return { fields: eyes.fields(), presses: eyes.toFill() };
      }),
    );
  }

  field(nth: number): Promise<Field | undefined> {
    return this.#page.evaluate((at) => {
      const eyes = window.eyesOn(document.body);
      const field = eyes.field(at);
      return field && eyes.describe(field);
    }, nth);
  }

  async type(nth: number, value: string): Promise<void> {
    const found = await this.#page.evaluateHandle((at) => window.eyesOn(document.body).field(at), nth);
    const field = there(found.asElement());
    // A date field takes a date and nothing else, from a person too.
    await field
      .fill(value, { timeout: patience })
      .catch(() => field.selectOption(value, { timeout: patience }).catch(() => undefined));
    await field.evaluate((one) => (one as HTMLElement).blur());
  }

  follow = (address: string) => this.#page.evaluate((to) => void (location.hash = to), address);
  // From its first page back leads out of the app, which ends a visit and nothing else.
  back = () => this.#page.evaluate(() => void (window.navigation.canGoBack && history.back()));
  reload = async () => void (await this.#page.reload({ waitUntil: "domcontentloaded" }));
  online = () => this.#page.evaluate(() => void window.dispatchEvent(new Event("online")));
  shown = (now: boolean) =>
    this.#page.evaluate(
      (value) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, value });
        document.dispatchEvent(new Event("visibilitychange"));
      },
      now ? "visible" : "hidden",
    );
  duplicate = () => this.#second();

  async close(): Promise<void> {
    this.owner.gone = true;
    await this.#page.close();
  }

  /** Asks the page; where it goes meanwhile, the one that comes is asked. */
  async #asked<Said>(ask: () => Promise<Said>): Promise<Said> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!String(error).includes("context was destroyed")) throw error;
        await this.#page.waitForLoadState("domcontentloaded");
      }
    }
  }

  #anew(): void {
    this.owner.gone = true;
    this.owner = { gone: false };
  }

  /** Presses as a finger does: what lies over it takes the press, a toast goes by itself. */
  async #click(one: ElementHandle<HTMLElement>, name: string): Promise<void> {
    const click = () =>
      one.click({ timeout: patience, noWaitAfter: true }).then(
        () => true,
        async () => !(await one.isVisible()),
      );
    if (await click()) return;
    await this.#page.clock.runFor(toastGone);
    if (await click()) return;
    // A dialog that opened since he looked takes the press, and what it asks is the next thing to press.
    const behind = await one.evaluate(
      (element) => element.closest("dialog") !== document.querySelector("dialog[open]"),
    );
    if (!behind) this.#faults.push(`"${name}" shows and cannot be pressed`);
  }
}
