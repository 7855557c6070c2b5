import type { Browser, Page } from "@playwright/test";

/** Who enters, in which brand and language. */
interface Entered {
  readonly persona: number;
  readonly b: string;
  readonly c: string;
  readonly language?: string;
}

/** A page of its own, 360 × 740, at home as a persona: with the session of a login, and without the login's screens. */
export async function enterAs(
  browser: Browser,
  url: string,
  { persona, b, c, language = "en_US" }: Entered,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
  const page = await context.newPage();
  const kept = await sessionOf(url, persona);
  await page.addInitScript(
    ({ kept: session, language: spoken }) => {
      if (location.origin === "null") return;
      for (const [name, value] of Object.entries(session))
        sessionStorage.setItem(`app.session.${name}`, JSON.stringify(value));
      localStorage.setItem("app.device.language", JSON.stringify(spoken));
    },
    { kept, language },
  );
  await page.goto(`${url}/?b=${b}&c=${c}#/index`);
  await page.locator("main h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [class*="skeleton"], [aria-busy="true"]') === null);
  return page;
}

/** What the app keeps of a login. */
export async function sessionOf(url: string, persona: number) {
  const mobile = `71000000${String(persona).padStart(2, "0")}`;
  const answer = await fetch(`${url}/ostrader/userinfo/passwordLogin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mobile, password: "Naira2026", agree: true }),
  });
  const { status, message, content } = (await answer.json()) as {
    status: number;
    message: string;
    content: { userToken: string; userGid: string };
  };
  if (status !== 0) throw new Error(`persona ${persona}: ${status} ${message}`);
  return { token: content.userToken, userGid: content.userGid, mobile };
}
