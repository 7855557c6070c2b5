import type { Page } from "@playwright/test";
import { App } from "../support/app.ts";
import { logInNatively, NativeApp } from "../support/native.ts";
import { serveEdited } from "../support/serve-edited.ts";
import { expect, test } from "../support/test.ts";

const nobody = { "get-user-info": { answer: { userGid: "" } } };
/** A borrower whose form is whole and not sent in. */
const persona = 61;

const field = ({ page, words }: App, key: string, at = 0) => page.getByLabel(words(key), { exact: true }).nth(at);
const toasted = (app: App, key: string) =>
  expect(app.page.getByRole("status").filter({ hasText: app.words(key) })).toBeVisible();

test.describe("A7 where the brand lets the app ask", () => {
  const edited = serveEdited({
    first: (documents) => {
      // Where that is allowed: in Nigeria it is not.
      for (const policy of ["phone-left-alone", "whereabouts-left-alone"])
        documents.leaveOut(`rules/policies/${policy}.policy.json`);
      documents.edit<{ flags?: Record<string, boolean> }>("brands/business/718.brand.json", (brand) => {
        brand.flags = { askContacts: true, askLocation: true };
      });
    },
  });

  test("A7 R71 V10 contacts: the reason first, every refusal leaves the fields, and a final one is not asked again", async ({
    page,
  }) => {
    const app = new App(page, edited.server.url);
    const native = await NativeApp.around(page, { sets: ["new"], acts: nobody });
    await logInNatively(app, persona);
    await app.follow("/baseInfo/contacts");
    const picks = app.button("base-info.pick-contact");
    const dialog = page.getByRole("dialog", { name: app.words("native.ask_contacts") });

    await picks.first().click();
    await expect(dialog).toContainText(app.words("native.ask-why_contacts"));
    expect(native.asked("permissions")).toEqual([]);
    await app.button("native.ask-not").click();
    await expect(dialog).toHaveCount(0);
    await toasted(app, "base-info.pick-failed");
    expect(native.asked("permissions")).toEqual([]);

    await native.act("permissions", { refuse: "refused" });
    await picks.first().click();
    await app.button("native.ask-go").click();
    await expect(dialog).toHaveCount(0);
    expect(native.asked("permissions")).toMatchObject([{ params: { names: ["contacts"] } }]);
    expect(native.asked("pick-contact")).toEqual([]);
    await field(app, "base-info.name").fill("Typed By Hand");

    await native.act("permissions", { answer: { granted: ["contacts"] } });
    await native.act("pick-contact", { answer: { name: "Ada Obi", phone: "+234 809 876 5432" } });
    await picks.first().click();
    await app.button("native.ask-go").click();
    await expect(field(app, "base-info.name")).toHaveValue("Ada Obi");
    await expect(field(app, "base-info.phone")).toHaveValue(/809 ?876 ?5432$/);

    await native.act("pick-contact", { refuse: "refused", final: true });
    await picks.nth(1).click();
    await expect(picks).toHaveCount(0);
    await field(app, "base-info.name", 1).fill("Musa Bello");
    const before = native.asked().filter(({ capability }) => /permissions|pick-contact/.test(capability)).length;
    await page.reload();
    await expect(field(app, "base-info.name")).toHaveValue("Ada Obi");
    await expect(picks).toHaveCount(0);
    const after = native.asked().filter(({ capability }) => /permissions|pick-contact/.test(capability)).length;
    expect([native.asked("pick-contact").length, after]).toEqual([2, before]);
    expect(native.wrong()).toEqual([]);
  });

  test("A7 C16 location: asked once a visit with its reason; the area alone is told", async ({ page }) => {
    const app = new App(page, edited.server.url);
    const place = { latitude: 6.6018, longitude: 3.3515, district: "Ikeja" };
    const acts = { ...nobody, permissions: { answer: { granted: ["location"] } }, location: { answer: place } };
    const native = await NativeApp.around(page, { sets: ["older"], acts });
    const told: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/tracking/collect")) told.push(request.postData() ?? "");
    });
    await logInNatively(app, persona);
    await app.follow("/credit_entry");
    await expect(page.getByRole("dialog")).toContainText(app.words("native.ask-why_location"));
    expect(native.asked("location")).toEqual([]);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: app.words("native.ask-go"), exact: true })
      .click();
    await expect.poll(() => told.join().includes('"district":"Ikeja"')).toBe(true);
    expect(told.join()).not.toMatch(/6\.60|3\.35/);
    await app.follow("/my");
    await app.follow("/credit_entry");
    await expect(app.button("credit-entry.submit")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(native.asked("permissions")).toHaveLength(1);
    expect(native.wrong()).toEqual([]);
  });
});

/** A picture as JPEG in base64, with the place where it was taken. */
async function picture(page: Page): Promise<string> {
  const plain = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 1200 });
    canvas.getContext("2d")?.fillRect(100, 100, 900, 700);
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  });
  const bytes = Buffer.from(plain, "base64");
  const place = Buffer.from("Exif\0\0GPS 6.4281 3.4219");
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, place.length + 2]), place]);
  return Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]).toString("base64");
}

test("S16 A7 R71 R77 photos through the app, and by file once it said no for good; other permissions nowhere", async ({
  page,
  app,
}) => {
  const native = await NativeApp.around(page, { sets: ["new"], acts: nobody });
  await logInNatively(app, persona);
  await app.follow("/credit_entry");
  await expect(app.button("credit-entry.submit")).toBeVisible();
  await app.follow("/baseInfo/contacts");
  await expect(field(app, "base-info.name")).toBeVisible();
  await expect(app.button("base-info.pick-contact")).toHaveCount(0);

  await app.follow("/baseInfo/photos");
  const camera = (key: string) => page.getByLabel(`${app.words(key)}: ${app.words("widgets.photo-field-camera")}`);
  const sent: string[] = [];
  /** Does what sends a photo; settles when the lender has it. */
  const sends = async (act: () => Promise<void>) => {
    const answered = page.waitForResponse((response) => response.url().includes("/credit/photo"));
    await act();
    sent.push((await answered).request().postData() ?? "");
  };
  const data = await picture(page);
  for (const capability of ["capture-id-card", "take-photo"])
    await native.act(capability, { answer: { data, type: "image/jpeg" } });
  await sends(() => camera("base-info.idFront").click());
  await sends(() => camera("base-info.face").click());
  expect(native.asked("capture-id-card")).toMatchObject([{ params: { side: "front" } }]);
  expect(native.asked("take-photo")).toMatchObject([{ params: { facing: "front" } }]);

  await native.act("capture-id-card", { refuse: "refused", final: true });
  await camera("base-info.idBack").click();
  await toasted(app, "native.photo-none");
  await native.act("pick-photo", { answer: { data, type: "image/jpeg" } });
  const files = (key: string) => page.getByLabel(`${app.words(key)}: ${app.words("widgets.photo-field-file")}`);
  await sends(() => files("base-info.face").click());
  await native.act("pick-photo", { refuse: "refused", final: true });
  await files("base-info.face").click();
  await expect(files("base-info.face")).toHaveAttribute("type", "file");
  const file = { name: "back.jpg", mimeType: "image/jpeg", buffer: Buffer.from(data, "base64") };
  await sends(() => camera("base-info.idBack").setInputFiles(file));
  await expect(app.text("widgets.photo-field-sent")).toHaveCount(3);
  expect(native.asked("capture-id-card")).toHaveLength(2);
  for (const body of sent) {
    const image = Buffer.from(/base64,([^"]+)"/.exec(body)?.[1] ?? "", "base64");
    expect(image.length).toBeGreaterThan(1000);
    expect(image.includes("Exif")).toBe(false);
  }
  await native.act("id-auth", { answer: { passed: true, reference: "face-7" } });
  await app.follow("/credit_entry");
  const submitted = page.waitForRequest((request) => request.url().includes("/credit/submit"));
  await app.button("credit-entry.submit").click();
  expect((await submitted).postDataJSON()).toMatchObject({ idAuthReference: "face-7" });
  await app.arrived("/creditResult");
  for (const never of ["permissions", "pick-contact", "location", "upload-sms"])
    expect(native.asked(never)).toEqual([]);
  expect(native.wrong()).toEqual([]);
});

test("R69 of a photo that the app takes too large it says so, not that there is none", async ({ page, app }) => {
  const photo = { answer: { data: "/9j/4AAQ", type: "image/jpeg" }, size: 1024 * 1024 + 1 };
  await NativeApp.around(page, { sets: ["older"], acts: { ...nobody, "take-photo": photo } });
  await logInNatively(app, persona);
  await app.follow("/baseInfo/photos");
  await page.getByLabel(`${app.words("base-info.face")}: ${app.words("widgets.photo-field-camera")}`).click();
  await toasted(app, "native.photo-none_oversize");
});
