import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const MANY = 3_000;
const PAGE = 100;
const WINDOW = 20;

const message = (index: number) => ({
  messageGid: `m${index}`,
  kind: "paid",
  title: `Message ${MANY - index}`,
  content: "We received ₦1,000. Thank you.",
  time: "1788000000000",
  read: true,
});

/** A lender with 3,000 messages, the newest first; it answers by pages as the contract says. */
async function manyMessages(page: Page): Promise<void> {
  const messages = Array.from({ length: MANY }, (_, index) => message(index));
  await page.route("**/message/list**", (route) => {
    const { from = 0 } = route.request().postDataJSON() as { from?: number };
    const content = { messages: messages.slice(from, from + PAGE), unread: "0", listTotal: `${MANY}` };
    return route.fulfill({ json: { status: 0, message: "", content } });
  });
}

const rows = (page: Page) => page.getByRole("button", { name: /^Message \d+/ });

test("a list of 3,000 entries shows by windows, takes the reader along, and is as long after going back", async ({
  app,
  page,
}) => {
  await manyMessages(page);
  await app.logInAs(3, {}, "/messageCenter");
  const more = app.button("widgets.list-more-label");
  const count = (shown: string) => page.getByText(app.words("widgets.list-more-count", { shown, all: "3,000" }));
  await expect(rows(page)).toHaveCount(WINDOW);
  await expect(count("20")).toHaveRole("status");
  for (const shown of ["40", "60", "80", "100", "120"]) {
    await more.press("Enter");
    await expect(count(shown)).toBeVisible();
    await expect(rows(page).nth(Number(shown) - WINDOW)).toBeFocused();
  }
  await page.route("**/message/detail**", (route) =>
    route.fulfill({ json: { status: 0, message: "", content: message(110) } }),
  );
  await rows(page).nth(110).click();
  await app.arrived("/messageDetail");
  await app.back();
  await expect(rows(page)).toHaveCount(120);
  await expect(count("120")).toBeVisible();
});
