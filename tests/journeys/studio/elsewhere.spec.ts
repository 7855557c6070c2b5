import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../server/testing/free-port.ts";
import { axeFaults } from "../support/axe.ts";
import { runCommand } from "../support/command.ts";
import { placeEmptyDatabase } from "../support/empty-database.ts";
import { serveByHand } from "../support/releases.ts";
import { startServer } from "../support/server.ts";
import { expect, password, signIn, signOut } from "../support/studio.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("elsewhere there is no link; the preview is shown to who is in, and nothing in it reaches the studio", async ({
  page,
  watched,
}) => {
  watched.allow(/./);
  const [port, previewPort] = [await freePort(), await freePort()];
  const [url, preview] = [`http://localhost:${port}`, `http://localhost:${previewPort}`];
  const data = mkdtempSync(join(tmpdir(), "elsewhere-"));
  await placeEmptyDatabase(data);
  const settings = { DATA_FOLDER: data, DATABASE_URL: "", NODE_OPTIONS: "" };
  const served = {
    ...{ ...settings, PORT: String(port), PREVIEW_PORT: String(previewPort) },
    ...{ HOST: "0.0.0.0", STUDIO_ORIGIN: url },
  };
  const nobody = await startServer(undefined, served);
  expect(nobody.said()).toContain("The studio is not open: nobody may come in yet; npm run operator -- add");
  expect((await fetch(`${url}/studio/session`)).status).toBe(404);
  await nobody.stop();
  await placeEmptyDatabase(data);
  const added = await runCommand(["operator", "add", "ada", "--role", "editor"], settings, `${password}\n`);
  expect(added.status).toBe(0);
  const server = await startServer(undefined, served);
  try {
    expect(server.said()).not.toContain("/studio/enter?key=");
    expect(await (await fetch(`${preview}/?b=716&c=104`)).text()).toContain("The preview is shown in the studio");
    const studio = await signIn(page, url, "ada");
    await studio.open("/brand/716/104/brand");
    const app = page.frameLocator("iframe");
    await expect(app.getByRole("img", { name: "Corvanta" }).first()).toBeVisible();
    // What runs in the preview has the cookie of the same host sent along, and gets nothing by it.
    const frame = page.frames().find((one) => one.url().startsWith(preview));
    const reached = await frame?.evaluate(async (studioUrl) => {
      const tried = async (address: string, how: RequestInit) =>
        fetch(studioUrl + address, { credentials: "include", ...how }).then(
          (answer) => answer.text(),
          () => "nothing",
        );
      const asked = { method: "POST", headers: { "content-type": "text/plain" }, body: "{}" };
      return [document.cookie, await tried("/studio/session", {}), await tried("/studio/ask/brands", asked)];
    }, url);
    expect(reached?.[0]).not.toContain("studio");
    expect(reached?.slice(1)).toEqual(["nothing", "nothing"]);
    // Nor does a request of its kind that no policy of a page holds back.
    const cookies = (await page.context().cookies(url)).map(({ name, value }) => `${name}=${value}`).join("; ");
    const byScript = { cookie: cookies, origin: preview, "sec-fetch-site": "same-site" };
    expect((await fetch(`${url}/studio/session`, { headers: { ...byScript, "sec-fetch-mode": "cors" } })).status).toBe(
      403,
    );
    const json = { ...byScript, "content-type": "application/json" };
    expect((await fetch(`${url}/studio/ask/brands`, { method: "POST", headers: json, body: "{}" })).status).toBe(403);

    const seen = async () => (await fetch(`${preview}/?b=716&c=104`, { headers: { cookie: cookies } })).status;
    expect(await seen()).toBe(200);
    await signOut(page);
    await expect(page.getByRole("heading", { name: "Sign in to the studio" })).toBeVisible();
    expect(await seen()).toBe(403);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

test.describe("what borrowers have", () => {
  let [studioUrl, liveUrl] = ["", ""];
  serveByHand(
    async () => {
      const [port, previewPort, livePort] = [await freePort(), await freePort(), await freePort()];
      [studioUrl, liveUrl] = [`http://localhost:${port}`, `http://localhost:${livePort}`];
      const ports = { PORT: String(port), PREVIEW_PORT: String(previewPort), LIVE_PORT: String(livePort) };
      return { ...ports, HOST: "0.0.0.0", STUDIO_ORIGIN: studioUrl };
    },
    { name: "ada", password },
  );

  test("stands beside the draft elsewhere, too, for who is in", async ({ page, watched }) => {
    watched.allow(/./);
    expect(await (await fetch(`${liveUrl}/?b=717&c=301`)).text()).toContain("The preview is shown in the studio");
    const studio = await signIn(page, studioUrl, "ada");
    await studio.open("/brand/717/301/brand");
    await studio.editFor("Name", /^business 717/);
    await studio.value("Name").getByRole("textbox").fill("Zumaly Plus");
    await page.keyboard.press("Enter");
    await expect(studio.value("Name").getByRole("status")).toContainText("Saved for business 717.");
    await studio.open("/publish");
    const both = page.getByRole("region", { name: "Before and after" });
    await both.getByRole("button", { name: /See before and after/ }).click();
    await page.getByRole("searchbox", { name: "Name or code" }).fill("717 301");
    await page.getByRole("listbox").getByRole("option").first().click();
    const app = (at: number) => both.locator("iframe").nth(at).contentFrame();
    await expect(
      app(0)
        .getByText(/^Zumaly/)
        .first(),
    ).toHaveText("Zumaly");
    await expect(
      app(1)
        .getByText(/^Zumaly/)
        .first(),
    ).toHaveText("Zumaly Plus");

    await both.getByRole("combobox", { name: "As" }).selectOption("07100000003");
    await both.getByRole("button", { name: "Log in", exact: true }).click();
    for (const at of [0, 1]) await expect(app(at).getByText("5 days left").first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});
