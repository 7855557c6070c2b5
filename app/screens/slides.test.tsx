import { act } from "react";
import { describe, expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";
import { until } from "../testing/until.ts";
import answers from "./home-and-bills.cases.json" with { type: "json" };

type Slide = Readonly<Record<string, string>>;

/** Noon of a day in Lagos. */
const noon = (day: string) => Date.parse(`${day}T11:00:00Z`);
const user = { ...answers.usual["userinfo-baseinfo"], voucherCount: 0 };

/** Home with slides of its own, at a time; `banner` gives the titles of its banner in order. */
async function home(
  lists: Readonly<Record<string, readonly Slide[]>>,
  at = noon("2026-11-22"),
  brand: Parameters<typeof open>[2] = {},
) {
  // The large banner is for who is new.
  const large = brand.business === "716" || brand.channel === "127";
  const shown = await open("/index", large ? "new" : "clean", {
    lists,
    more: { "userinfo-baseinfo": user },
    ...brand,
  });
  const now = (time: number) => act(async () => shown.state.write("env.now", time));
  await now(at);
  const buttons = () => [...shown.place.querySelectorAll<HTMLElement>("[aria-roledescription] li button")];
  const banner = () => buttons().map(({ textContent }) => textContent ?? "");
  return { ...shown, now, buttons, banner };
}

const fast = { id: "fast", linkUrl: "/lendInfo" };
const early = { id: "early", linkUrl: "/bill" };
const app = { id: "app", linkUrl: "/h5AppDown" };

describe("S7 the slides of home", () => {
  it.each([
    ["en_US", ["Repay on time", "Apply in 3 minutes, approved in 5 seconds", "Up to ₦600,000 in your pocket"]],
    ["zh_CN", ["按时还款", "3分钟申请，5秒审批", "最高₦600,000，随身可用"]],
  ])("show in the order of the brand's list, with its figures, in %s", async (language, titles) => {
    const { banner, wrong } = await home({ banner: [early, fast, app] }, undefined, { language });
    expect(banner()).toHaveLength(3);
    for (const [index, title] of titles.entries()) expect(banner()[index]).toContain(title);
    expect(wrong).toEqual([]);
  });

  it("say the brand's own figures", async () => {
    const { banner } = await home({ banner: [fast] }, undefined, { claims: { applyMinutes: 7, approveSeconds: 9 } });
    expect(banner()[0]).toContain("Apply in 7 minutes, approved in 9 seconds");
  });

  it.each([
    ["2026-11-30T22:59:59Z", 1],
    ["2026-11-30T23:00:00Z", 2],
    ["2026-12-24T22:59:59Z", 2],
    ["2026-12-24T23:00:00Z", 1],
  ])("from 1 to 24 December of Lagos: at %s there are %i", async (time, count) => {
    const dated = { ...early, from: "2026-12-01", until: "2026-12-24" };
    const { banner } = await home({ banner: [fast, dated] }, Date.parse(time));
    expect(banner()).toHaveLength(count);
  });

  it("come and go while home stands open", async () => {
    const { banner, now } = await home({ banner: [fast, { ...early, until: "2026-11-22" }] });
    expect(banner()).toHaveLength(2);
    await now(noon("2026-11-23"));
    expect(banner()).toHaveLength(1);
  });

  it.each([
    [true, ["Apply in", "Repay on time"]],
    [false, ["Apply in"]],
  ])("A5 to invitations show while inviteFriend is %s", async (inviteFriend, titles) => {
    const slides = [fast, { ...early, linkUrl: "/invitefriends" }];
    const { banner } = await home({ banner: slides }, undefined, { flags: { inviteFriend, voucher: true } });
    expect(banner()).toHaveLength(titles.length);
    for (const [index, title] of titles.entries()) expect(banner()[index]).toContain(title);
  });

  it.each([
    ["an own screen with its parameters", "/guide/borrow?from=banner", "/guide/borrow?from=banner"],
    ["a host on the brand's list", "https://guide.example.com/x", "https://guide.example.com/x"],
  ])("lead to %s", async (_where, linkUrl, to) => {
    const { buttons, went } = await home({ banner: [fast, { ...early, linkUrl }] });
    await act(async () => buttons()[1]?.click());
    await until(() => expect(went).toEqual([to]));
  });

  it.each([
    ["716", "104", false, 1],
    ["716", "104", true, 0],
    ["717", "127", false, 1],
    ["717", "127", true, 0],
    ["718", "302", false, 1],
    ["718", "302", true, 0],
  ])("B1 S8 of %s/%s, inside the app: %s, that offer it: %i", async (business, channel, native, count) => {
    const { place, wrong } = await home({ banner: [app] }, undefined, { business, channel, native });
    const offers = [...place.querySelectorAll("button")].filter(({ textContent }) =>
      /in your pocket/.test(textContent),
    );
    expect(offers).toHaveLength(count);
    expect(wrong).toEqual([]);
  });

  it.each(["https://evil.example/x", "//evil.example", "/nowhere", "javascript:alert(1)"])(
    "R16 to %s are not offered",
    async (linkUrl) => {
      const { banner } = await home({ banner: [fast, { ...early, linkUrl }] });
      expect(banner()).toHaveLength(1);
    },
  );

  it("show a picture, else their drawing", async () => {
    const pictured = { ...fast, drawing: "gift", imageUrl: "/assets/summer.svg" };
    const { buttons, place } = await home({ banner: [pictured, { ...early, drawing: "gift" }] });
    const picture = place.querySelector<HTMLImageElement>("[aria-roledescription] img");
    expect(picture?.getAttribute("src")).toBe("/assets/summer.svg");
    expect(picture?.alt).toBe("");
    expect(buttons().map((button) => button.querySelector("svg") !== null)).toEqual([false, true]);
    await act(async () => picture?.dispatchEvent(new Event("error")));
    expect(buttons().map((button) => button.querySelector("svg") !== null)).toEqual([true, true]);
  });

  it.each([
    ["718", "302", "an empty list", []],
    ["718", "302", "none that is offered", [{ ...early, until: "2026-11-21" }]],
    ["716", "301", "an empty list", []],
    ["716", "301", "none that is offered", [{ ...early, until: "2026-11-21" }]],
  ])("%s/%s: %s leaves no banner and no hole", async (business, channel, _, banner) => {
    const { place, wrong } = await home({ banner }, undefined, { business, channel });
    const full = await home({ banner: [fast] }, undefined, { business, channel });
    const blocks = (page: HTMLElement) => {
      const list = [...page.querySelectorAll("h1")][0]?.parentElement;
      return { count: list?.children.length ?? 0, empty: [...(list?.children ?? [])].filter((one) => !one.innerHTML) };
    };
    expect(place.textContent).not.toContain("cannot be shown");
    expect(blocks(place)).toEqual({ count: blocks(full.place).count - 1, empty: [] });
    expect(wrong).toEqual([]);
  });

  it("716: the large banner shows each slide in order, with its ground", async () => {
    const { place } = await home({ banner: [early, { ...app, tone: "soft" }] }, undefined, { business: "716" });
    const texts = [...place.querySelectorAll("button")].map(({ textContent }) => textContent ?? "");
    const at = (words: string) => texts.findIndex((text) => text.includes(words));
    expect(at("Good behaviour opens longer periods")).toBeGreaterThan(-1);
    expect(at("in your pocket")).toBe(at("Good behaviour opens longer periods") + 1);
    expect(place.querySelectorAll("button")[at("in your pocket")]?.className).toMatch(/soft/);
  });

  it("activities show in order to whoever has no coupon, and lead on", async () => {
    const activities = [early, { ...app, from: "2026-11-23" }, { ...fast, icon: "zap" }];
    const { place, went } = await home({ banner: [], activities });
    const cards = [...place.querySelectorAll("button")].filter(({ textContent }) =>
      /^Repay on time|in your pocket|^Apply in 3/.test(textContent ?? ""),
    );
    expect(cards.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(["Repay on", "Apply in"]);
    await act(async () => cards[0]?.click());
    await until(() => expect(went).toEqual(["/bill"]));
  });
});
