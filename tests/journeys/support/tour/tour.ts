import { expect, type Locator, type Page } from "@playwright/test";
import { messageOf } from "../../../../engine/expression.ts";
import { App, type Opened } from "../app.ts";
import type { Sandbox } from "../sandbox.ts";
import { legs } from "./legs.ts";
import type { Leg, Stop, Underway } from "./stop.ts";

/** What has been found at a stop. */
export interface Seen {
  readonly stop: Stop;
  readonly persona: number | undefined;
  /** The id of the document that is shown. */
  readonly screen: string;
  /** What the lender or the brand had to give, as it stands on the screen. */
  readonly data: string;
  /** Everything that the screen says. */
  readonly words: string;
}

/** One visit after the other in one page, through every route of requirement S2 in one brand. */
export class Tour implements Underway {
  readonly app: App;
  readonly sandbox: Sandbox;
  readonly #opened: Opened;
  /** What must be seen is said in English. */
  readonly #inEnglish: boolean;
  readonly #url: string;
  readonly #follow: (address: string, screen: string) => Promise<void>;
  readonly #ids = new Map<string, string>();

  /** @param follow how an address of a screen is gone to, for who measures it. */
  constructor(
    page: Page,
    url: string,
    sandbox: Sandbox,
    opened: Opened,
    follow?: (address: string, screen: string) => Promise<void>,
  ) {
    this.app = new App(page, url);
    this.#follow = follow ?? ((address) => this.app.follow(address));
    this.sandbox = sandbox;
    this.#opened = opened;
    this.#inEnglish = (opened.language ?? "en_US") === "en_US";
    this.#url = url;
    page.on("response", (answer) => {
      if (answer.url().includes("/ostrader/"))
        void answer.text().then(
          (text) => this.#note(text),
          () => undefined,
        );
    });
  }

  /** Goes to every stop in order; `look` is called once a stop shows its data. Gives the stops that were missed, with why. */
  async go(look: (seen: Seen) => Promise<void>, route: readonly Leg[] = legs): Promise<string[]> {
    const missed: string[] = [];
    for (const { persona, stops } of route) {
      await this.#enterAs(persona);
      for (const stop of stops) {
        try {
          // A tour asks for more codes than a borrower.
          await this.app.forgetLimits();
          await look(await this.#at(stop, persona));
        } catch (error) {
          await this.app.page.screenshot({ path: `test-results/missed/${stop.screen}.png` });
          missed.push(`${stop.at ?? stop.route}: ${messageOf(error).split("\n").slice(0, 8).join(" ")}`);
        }
      }
    }
    return missed;
  }

  /** A call of the person who is logged in, past the screens; @throws unless the lender says 0. */
  async ask<T>(path: string, body: object = {}): Promise<T> {
    const token = await this.app.page.evaluate(() => JSON.parse(sessionStorage.getItem("app.session.token") ?? '""'));
    const answer = await fetch(`${this.#url}/ostrader${path}?token=${token}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    const { status, message, content } = (await answer.json()) as { status: number; message: string; content: T };
    if (status !== 0) throw new Error(`${path}: ${status} ${message}`);
    return content;
  }

  async #enterAs(persona: number | undefined): Promise<void> {
    const { page } = this.app;
    // A page of its own for each person: nothing of the one before is left.
    if (page.url() !== "about:blank") {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto("about:blank");
    }
    this.#ids.clear();
    // Nothing is looked at while it moves.
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (persona === undefined) await this.app.open("/login", this.#opened);
    else await this.app.logInAs(persona, this.#opened);
  }

  async #at(stop: Stop, persona: number | undefined): Promise<Seen> {
    const { page } = this.app;
    if (stop.by) await stop.by(this);
    else {
      const address = (stop.at ?? stop.route).replace(/\{(\w+)\}/g, (_, name: string) => this.#idOf(name));
      await this.#follow(address, stop.leads?.to ?? stop.screen);
    }
    const screen = stop.leads?.to ?? stop.screen;
    await expectReady(page, screen);
    if (stop.leads?.leaves !== undefined) {
      const { leaves } = stop.leads;
      await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(leaves);
      return { stop, persona, screen, data: leaves, words: await page.locator("main").innerText() };
    }
    const main = page.locator("main");
    let data = "";
    if (stop.sees !== undefined && this.#inEnglish) {
      const wanted = stop.sees === "brand" ? await this.#names() : stop.sees;
      const look = async () => {
        data = wanted.exec(await said(main))?.[0] ?? "";
        return data;
      };
      await expect.poll(look, { message: `${screen} shows ${wanted}` }).not.toBe("");
    }
    return { stop, persona, screen, data, words: await main.innerText() };
  }

  /** An id that the lender's last answers gave. */
  #idOf(name: string): string {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`no answer had a ${name}`);
    return id;
  }

  /** The names of the brand. */
  async #names(): Promise<RegExp> {
    const { b = "default", c = "default" } = this.#opened;
    const { brand } = (await (await fetch(`${this.#url}/documents/boot/${b}-${c}-en_US.json`)).json()) as {
      brand: { name: string; legalName: string };
    };
    return new RegExp(`${brand.legalName}|${brand.name}`);
  }

  #note(answer: string): void {
    // The first one of a list: it is what stands on top of a screen.
    for (const [, name = "", id = ""] of [...answer.matchAll(/"(loanGid|messageGid|orderNo)":"([^"]+)"/g)].reverse())
      this.#ids.set(name, id);
  }
}

/** Waits until a screen shows what it has to show: no skeleton, no loading toast. */
async function expectReady(page: Page, screen: string): Promise<void> {
  await expect(page.locator(`[data-screen="${screen}"][data-phase="ready"]`)).toBeAttached();
  await expect(page.locator('main [data-shape], [data-kind="loading"]')).toHaveCount(0);
}

/** What a screen says, with what stands in its fields. */
const said = (main: Locator) =>
  main.evaluate((element: HTMLElement) =>
    [
      element.innerText,
      ...[...element.querySelectorAll("input, textarea")].map((field) => (field as HTMLInputElement).value),
    ].join("\n"),
  );
