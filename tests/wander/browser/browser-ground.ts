import type { Browser, BrowserContext, Page, Request, Route } from "@playwright/test";
import { there } from "../../there.ts";
import { bridgeDocument } from "../../native/bridge-document.ts";
import { fakeHostScript } from "../../native/fake-host.ts";
import type { Line } from "../../random/line.ts";
import { eyesOn } from "../eyes.ts";
import type { Ground, Opening, Stored } from "../ground.ts";
import { nativeScript } from "../native-script.ts";
import { BrowserTab, mount, notBegun, stillComing } from "./browser-tab.ts";

/** How often nothing may have happened until nothing is to come, and how often a busy page is looked at. */
const calmEnough = 3;
const looks = 5;
/** ms for what is put off for a moment: the next picture, a lock that shows. */
const moment = 20;
/** Beyond so many ms each timer of a page runs once. */
const longest = 100_000;
/** ms of the machine after which a page does not come to rest any more. */
const longestWait = 120_000;

/** Where the built app is, and what time it is for its lender. */
interface Surroundings {
  readonly browser: Browser;
  readonly url: string;
  /** Epoch ms at which a walk begins. */
  readonly now: number;
  /** Moves the lender's clock on. */
  readonly advance: (ms: number) => Promise<void>;
}

/** Pages of a browser on the built app. The host answers for files; each call goes over the walk's line. */
export class BrowserGround implements Ground {
  readonly #around: Surroundings;
  readonly #tabs = new Map<Page | undefined, BrowserTab>();
  /** Requests for files that are on their way, calls that have not reached the line, answers that have not reached the page. */
  readonly #moving = new Set<Request>();
  /** Calls that the line has not answered. */
  readonly #waiting = new Set<Request>();
  /** A page that appears is a tab of the walk; any other is what the app opens elsewhere. */
  #opening = false;
  #context: BrowserContext | undefined;
  #line: Line | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async open(opening: Opening): Promise<BrowserTab> {
    const { line, fetchOf, boot, address } = opening;
    const { browser, url } = this.#around;
    this.#line = line;
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
    this.#context = context;
    await this.#prepare(context, opening);
    context.on("request", (request) => void this.#moving.add(request));
    for (const end of ["requestfinished", "requestfailed"] as const)
      context.on(end as "requestfinished", (request) => void this.#moving.delete(request));
    // What leaves the app leads nowhere.
    await context.route(
      (to) => to.origin !== url,
      (route) => this.#nothing(route),
    );
    await context.route(
      (to) => to.origin === url && to.pathname.startsWith(mount),
      // A file is saved beside the page, which stays.
      (route) => (route.request().method() === "GET" ? this.#nothing(route) : this.#call(route, fetchOf)),
    );
    context.on("page", (page) => {
      if (this.#opening) this.#tabs.set(page, new BrowserTab(page, () => this.#second(page)));
      else void page.close();
    });
    const tab = await this.#tabOf(() => context.newPage());
    await tab.begin(`${url}/?b=${boot.business}&c=${boot.channel}#${address}`);
    return tab;
  }

  async settled<T>(what: () => Promise<T> | T): Promise<T> {
    const came = await what();
    await this.#quiet();
    for (let look = 0; look < looks && (await this.#shows(stillComing)); look++) await this.#quiet();
    for (const until = performance.now() + longestWait; await this.#shows(notBegun); await this.#quiet())
      if (performance.now() > until) throw new Error("a page never came to a screen");
    return came;
  }

  async pass(ms: number): Promise<void> {
    await this.#around.advance(ms);
    const { clock } = there(this.#context);
    await (ms > longest ? clock.fastForward(ms) : clock.runFor(ms));
  }

  async end(): Promise<void> {
    await this.#context?.close();
  }

  /** What each page has before it begins: a clock that stands still, eyes, what is kept, and the native app. */
  async #prepare(context: BrowserContext, { boot, native, userGid, session, device }: Opening): Promise<void> {
    const { now } = this.#around;
    await context.clock.install({ time: now - 1000 });
    await context.clock.pauseAt(now);
    await context.addInitScript(`window.eyesOn = ${eyesOn.toString()};`);
    const language = ["app.device.language", JSON.stringify(boot.language)] as const;
    await context.addInitScript(keepAtFirst, { session, device: [...device, language] });
    if (native) await context.addInitScript(fakeHostScript(bridgeDocument, nativeScript(native, userGid)));
  }

  /** A call of a page goes over the line, and comes back if it does. */
  async #call(route: Route, fetchOf: Line["fetchOf"]): Promise<void> {
    const request = route.request();
    const tab = this.#tabs.get(pageOf(request));
    const { pathname, search } = new URL(request.url());
    const body = request.postData() ?? "{}";
    if (pathname.endsWith("/tracking/collect")) {
      tab?.told(JSON.parse(body));
      return this.#nothing(route);
    }
    const { "content-length": _, ...headers } = request.headers();
    const init = { method: "POST", headers, body, signal: new AbortController().signal };
    const asked = fetchOf(tab?.owner ?? { gone: true })(pathname + search, init);
    // From now on it is the line that is waited for.
    this.#moving.delete(request);
    this.#waiting.add(request);
    try {
      const answer = await asked;
      const answered = await answer.text();
      this.#moving.add(request);
      const type = { "content-type": "application/json", date: answer.headers.get("date") ?? "" };
      await route.fulfill({ status: answer.status, headers: type, body: answered });
    } catch {
      // The line broke, or the page is gone.
      await route.abort("connectionreset").catch(() => undefined);
    } finally {
      this.#waiting.delete(request);
      this.#moving.delete(request);
    }
  }

  async #nothing(route: Route): Promise<void> {
    await route.fulfill({ status: 204 }).catch(() => undefined);
    this.#moving.delete(route.request());
  }

  async #second(page: Page): Promise<BrowserTab> {
    const context = there(this.#context);
    return this.#tabOf(async () => {
      const [second] = await Promise.all([
        context.waitForEvent("page"),
        page.evaluate(() => void window.open(location.href)),
      ]);
      await second.waitForLoadState("domcontentloaded");
      return second;
    });
  }

  async #tabOf(open: () => Promise<Page>): Promise<BrowserTab> {
    this.#opening = true;
    try {
      return there(this.#tabs.get(await open()));
    } finally {
      this.#opening = false;
    }
  }

  /** Until nothing happens any more; what is put off for a moment happens too. */
  async #quiet(): Promise<void> {
    await this.#calm();
    await this.#context?.clock.runFor(moment);
    await this.#calm();
  }

  async #calm(): Promise<void> {
    const until = performance.now() + longestWait;
    for (let calm = 0; calm < calmEnough; ) {
      await this.#line?.quiet();
      let gone = false;
      for (const page of this.#pages()) await page.evaluate(turn).catch(() => (gone = true));
      for (const request of this.#moving) if (pageOf(request)?.isClosed() !== false) this.#moving.delete(request);
      calm = this.#moving.size > 0 || gone ? 0 : calm + 1;
      if (performance.now() > until)
        throw new Error(`never came to rest: ${[...this.#moving].map((request) => request.url()).join(", ")}`);
    }
  }

  async #shows(what: string): Promise<boolean> {
    for (const page of this.#pages()) if ((await page.locator(what).count()) > 0) return true;
    return false;
  }

  #pages = () => [...this.#tabs.keys()].filter((page): page is Page => page?.isClosed() === false);
}

/** The page that sent a request; what is sent as a page goes has none. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/** Runs in each page before it begins: what is kept is there from the first one on, until somebody takes it away. */
function keepAtFirst({ session, device }: { readonly session: Stored; readonly device: Stored }): void {
  if (location.origin === "null" || sessionStorage.getItem("begun")) return;
  sessionStorage.setItem("begun", "1");
  for (const [name, value] of session) sessionStorage.setItem(name, value);
  for (const [name, value] of device) localStorage.setItem(name, value);
}

/** Runs in a page: lets what it has put off go first. */
const turn = () =>
  new Promise<void>((settle) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => settle());
    port1.start();
    port2.postMessage(0);
  });
