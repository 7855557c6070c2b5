import { expect, type Page } from "@playwright/test";
import type { App } from "../app.ts";
import { phonePhoto } from "../phone-photo.ts";
import type { Sandbox } from "../sandbox.ts";
import { canaryDigits, secretFields } from "../secrets.ts";

/** A canary and the field that took it. */
export interface Typed {
  /** `document.field` */
  readonly field: string;
  readonly secret: string;
}

/** One borrower's way through screens with secret fields; his page stays open until everything was looked at. */
export class Walk {
  readonly page: Page;
  readonly app: App;
  readonly sandbox: Sandbox;
  readonly #typed: Typed[];

  constructor(page: Page, app: App, sandbox: Sandbox, typed: Typed[]) {
    this.page = page;
    this.app = app;
    this.sandbox = sandbox;
    this.#typed = typed;
  }

  /** Types a canary into the secret fields of a document, or into some of them. */
  async type(document: string, ...some: string[]): Promise<void> {
    const names = some.length > 0 ? some : secretFields().flatMap((field) => nameIn(document, field));
    for (const name of names) {
      const input = this.page.locator(`input#field-${name}, input#field-${document}-${name}`);
      const index = this.#typed.length;
      const words = name.toLowerCase().includes("password") || name === "again";
      // A BVN of more than 11 digits is refused, and sent nowhere.
      const digits = canaryDigits(index).slice(0, name.toLowerCase().includes("bvn") ? 11 : undefined);
      await input.fill(words ? `Kanarie${index + 100}Vogel` : digits);
      const secret = (await input.inputValue()).replace(/[^0-9A-Za-z]/g, "");
      expect(secret, `${document}.${name} takes what is typed`).not.toBe("");
      this.#typed.push({ field: `${document}.${name}`, secret });
      await input.blur();
    }
  }

  async give(name: string, value: string): Promise<void> {
    await this.page.locator(`input#field-${name}, dialog input[id$="-${name}"]`).fill(value);
  }

  async press(id: string): Promise<void> {
    await this.page.locator(`#${id}`).click();
  }

  /** Presses, and waits until the lender has answered a call. */
  async ask(id: string, path: string): Promise<void> {
    const answered = this.page.waitForResponse((answer) => answer.url().includes(path));
    await this.press(id);
    await (await answered).finished();
  }

  /** Follows a route to its screen. */
  async at(route: string, document: string): Promise<void> {
    await this.app.follow(route);
    await this.ready(document);
  }

  async ready(document: string): Promise<void> {
    await expect(this.page.locator(`[data-screen="${document}"][data-phase="ready"]`)).toBeVisible();
  }

  /** A canary on a screen whose fields show at once, and its button. */
  async once(route: string, document: string, button?: string): Promise<void> {
    await this.at(route, document);
    await this.type(document);
    if (button) await this.press(button);
  }

  /** Chooses a photo, and waits until the lender has answered. */
  async sendPhoto(label: string, path: string): Promise<void> {
    const { page, app } = this;
    const name = `${label}: ${app.words("widgets.photo-field-file")}`;
    const answered = page.waitForResponse((answer) => answer.url().includes(path));
    await page.getByLabel(name).setInputFiles(await phonePhoto(page));
    await (await answered).finished();
  }
}

function nameIn(document: string, field: string): string[] {
  const [id, name = ""] = field.split(".");
  return id === document ? [name] : [];
}
