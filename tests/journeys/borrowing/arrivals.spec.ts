import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Notes what the lender is asked, by path; `answered` waits until nothing more is on its way. */
function noteAsked(page: Page) {
  const asked: string[] = [];
  const open = new Set<Request>();
  page.on("request", (request) => {
    // What the page before still asked for, nobody hears the end of.
    if (request.isNavigationRequest()) open.clear();
    const { pathname } = new URL(request.url());
    // What is tracked goes by the time that it takes, in as many parts as come of that.
    if (request.method() !== "POST" || pathname.includes("/tracking/")) return;
    asked.push(pathname.replace("/ostrader/", "/"));
    open.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => void open.delete(request));
  const answered = async (): Promise<void> => {
    let calm = 0;
    // What an answer leads to is asked a moment later.
    await expect.poll(() => (calm = open.size > 0 ? 0 : calm + 1)).toBeGreaterThan(3);
  };
  return { asked, answered };
}

/** Guarded screens: who may be there, and what each arrival asks anew (where the answer is kept for minutes, nothing). */
const guarded: readonly (readonly [route: string, screen: string, persona: number, always: readonly string[]])[] = [
  ["/withdrawal", "withdrawal", 49, ["/withdraw/list"]],
  ["/lendInfo", "lend-info", 2, []],
];

for (const [route, screen, persona, always] of guarded)
  test(`F6 ${route} is asked anew and nothing of it twice, by address, link, back and reload`, async ({
    page,
    app,
    server,
  }) => {
    await app.logInAs(persona);
    const { asked, answered } = noteAsked(page);
    const arrived = page.locator(`.screen[data-screen="${screen}"][data-phase=ready]`);
    const away = async () => {
      await app.follow("/my");
      await app.arrived("/my");
    };
    const doors: Readonly<Record<string, () => Promise<unknown>>> = {
      address: async () => {
        await page.goto("about:blank");
        await page.goto(`${server.url}/?b=718&c=302#${route}`);
      },
      reload: async () => page.reload(),
      link: async () => {
        await away();
        await answered();
        asked.length = 0;
        await app.follow(route);
      },
      back: async () => {
        await away();
        await answered();
        asked.length = 0;
        await app.back();
      },
    };
    for (const [door, go] of Object.entries(doors)) {
      asked.length = 0;
      await go();
      await expect(arrived).toBeAttached();
      await answered();
      expect(
        asked.filter((path, at) => asked.indexOf(path) !== at),
        door,
      ).toEqual([]);
      expect(asked, door).toEqual(expect.arrayContaining([...always]));
    }
  });
