import type { Page } from "@playwright/test";
import { readShape } from "../../../engine/bridge.ts";
import { bridgeDocument } from "../../native/bridge-document.ts";
import type { App, Opened } from "./app.ts";
import { type Act, type Asked, type FakeHost, fakeHostScript, type HostScript } from "../../native/fake-host.ts";

declare global {
  interface Window {
    fakeNativeHost?: FakeHost;
  }
}

/** The fake native app around a page, as a test uses it: what it was asked survives the page's reloads. */
export class NativeApp {
  readonly #page: Page;
  readonly #before: Asked[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Puts the native app around every page that is opened from now on. */
  static async around(page: Page, script: HostScript): Promise<NativeApp> {
    await page.addInitScript(fakeHostScript(bridgeDocument, script));
    const app = new NativeApp(page);
    await page.exposeFunction("noteAsked", (asked: Asked) => void app.#before.push(asked));
    await page.addInitScript(() => {
      const { noteAsked } = window as unknown as { noteAsked: (asked: Asked) => void };
      const { asked } = window.fakeNativeHost as FakeHost;
      const push = asked.push.bind(asked);
      asked.push = (...all) => {
        for (const one of all) noteAsked(one);
        return push(...all);
      };
    });
    return app;
  }

  /** What it does from now on when it is asked for a capability; a reload forgets it. */
  act = (capability: string, act: Act | readonly Act[]): Promise<void> =>
    this.#page.evaluate(([name, does]) => window.fakeNativeHost?.act(name, does), [capability, act] as const);

  /** Says something by itself. */
  tell = (event: string, data: unknown = {}): Promise<void> =>
    this.#page.evaluate(([name, more]) => window.fakeNativeHost?.tell(name, more), [event, data] as const);

  /** Everything that it was asked so far, or what it was asked of one capability. */
  asked = (capability?: string): readonly Asked[] =>
    this.#before.filter((asked) => capability === undefined || asked.capability === capability);

  /** What was asked that no document declares, or in another shape than it says. */
  wrong(): string[] {
    return this.#before.flatMap(({ capability, params }) => {
      const declared = bridgeDocument.capabilities[capability];
      if (!declared) return [`unknown method: ${JSON.stringify(params)}`];
      const read = readShape(declared.request, params, "refuse");
      return read.ok ? [] : [`${capability} at ${read.at}`];
    });
  }
}

/** Opens the app inside a native app and logs a persona in by SMS, past what the phone could confirm by itself. */
export async function logInNatively(app: App, persona: number, opened: Opened = {}): Promise<void> {
  await app.open("/login", opened);
  await app.button("native.manual").click();
  await app.logIn(persona);
  await app.arrived("/index");
}
