import { expect, type Locator, type Page } from "@playwright/test";
import { standard } from "./brands.ts";
import { type Language, type Words, wordsOf } from "./words.ts";

/** The brand and language that a test opens the app in. */
export interface Opened {
  readonly b?: string;
  readonly c?: string;
  readonly language?: Language;
}

/** The running app as a borrower meets it: by roles and by words. */
export class App {
  readonly page: Page;
  readonly #url: string;
  readonly #lender: string;
  #language: Language = "en_US";
  words: Words = wordsOf("en_US");

  /** @param lender where the sandbox is, when other than where pages come from */
  constructor(page: Page, url: string, lender = url) {
    this.page = page;
    this.#url = url;
    this.#lender = lender;
  }

  /** Opens a route in a brand and language. */
  async open(route: string, { b = standard.b, c = standard.c, language = "en_US" }: Opened = {}): Promise<void> {
    if (language !== this.#language) {
      this.#language = language;
      this.words = wordsOf(language);
      // An empty page has no storage.
      await this.page.addInitScript((chosen) => {
        if (location.origin !== "null") localStorage.setItem("app.device.language", JSON.stringify(chosen));
      }, language);
    }
    await this.#leave(() => this.page.goto(`${this.#url}/?b=${b}&c=${c}#${route}`));
  }

  /** Follows a link inside the app's own address; to where the app is already, nothing happens. */
  async follow(route: string): Promise<void> {
    if (new URL(this.page.url()).hash === `#${route}`) return;
    await this.#leave(() => this.page.evaluate((hash) => void (window.location.hash = hash), route));
  }

  /** Presses the browser's back button, where that leads to another screen. */
  async back(): Promise<void> {
    await this.#leave(() => this.page.goBack());
  }

  /** Goes where another screen is shown, until the one before is gone: its buttons may be called like the next one's. */
  async #leave(go: () => Promise<unknown>): Promise<void> {
    await this.page.evaluate(() => document.querySelector(".screen")?.setAttribute("data-left", ""));
    await go();
    await expect(this.page.locator("[data-left]")).toHaveCount(0);
  }

  button = (key: string, args?: Readonly<Record<string, string | number>>): Locator =>
    this.page.getByRole("button", { name: this.words(key, args), exact: true });

  /** What says these words and no others: "Uploaded" is not in "was not uploaded". */
  text = (key: string, args?: Readonly<Record<string, string | number>>): Locator =>
    this.page.getByText(this.words(key, args), { exact: true });

  /** Lets the lender send another code at once, where it is the sandbox. */
  async forgetLimits(): Promise<void> {
    await fetch(`http://127.0.0.1:${new URL(this.#lender).port}/__sandbox/reset`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ only: "limits" }),
    });
  }

  /** Logs a persona in by SMS on the login screen; as often as a test likes, for what was counted is forgotten before. */
  async logIn(persona: number): Promise<void> {
    const { page, words } = this;
    await this.forgetLimits();
    await page.getByLabel(words("login.mobile"), { exact: true }).fill(phoneOf(persona));
    await this.button("widgets.code-field-send").click();
    await expect(this.text("login.sent")).toBeVisible();
    await page.getByLabel(words("login.code"), { exact: true }).fill("1234");
    await page.getByRole("checkbox").check();
    await this.button("login.enter").click();
  }

  /** Opens the app and logs a persona in; ends at home unless another route was wanted. */
  async logInAs(persona: number, opened: Opened = {}, route = "/index"): Promise<void> {
    await this.open("/login", opened);
    await this.logIn(persona);
    await this.arrived("/index");
    if (route !== "/index") await this.follow(route);
  }

  /** Looks up one of many in the sheet of a field, and chooses it. */
  async lookUp(key: string, typed: string): Promise<void> {
    const { page, words } = this;
    await page.getByRole("combobox", { name: words(key), exact: true }).click();
    await page.getByRole("combobox", { name: words("widgets.select-field-search") }).fill(typed);
    await page.getByRole("listbox").getByRole("option").first().click();
  }

  /** Logs out on /my and confirms it. */
  async logOut(): Promise<void> {
    const { page, words } = this;
    await page.getByRole("button", { name: words("my.log-out") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("my.log-out-yes") })
      .click();
  }

  /** Waits for the address of a route alone, where its screen cannot come. */
  async addressed(route: string): Promise<void> {
    // Told by the page's own navigation: who polls looks every second in the end, and there are thousands of these.
    await this.page.waitForURL(({ hash }) => hash.replace(/^#/, "").split("?")[0] === route, {
      waitUntil: "commit",
      timeout: 60_000,
    });
  }

  /** Waits until the app is at a route and shows its screen: the address changes before. */
  async arrived(route: string): Promise<void> {
    await this.addressed(route);
    await expect(this.page.locator(`[data-path="${route}"]`)).toBeAttached();
  }
}

/** A persona's phone number as it is typed. */
export const phoneOf = (persona: number): string => `071000000${String(persona).padStart(2, "0")}`;
