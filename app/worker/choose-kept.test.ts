import { expect, it } from "vitest";
import { chooseKept } from "./choose-kept.ts";
import type { KeptPage } from "./kept-page.ts";

const kept = (business: string, channel: string, language: string, more: Partial<KeptPage> = {}): KeptPage => ({
  ...{
    business,
    channel,
    language,
    release: "r1",
    path: "/",
    page: `${business}-${channel}-${language}`,
    files: [],
    at: 1,
  },
  speaking: { flags: { languageSwitch: channel === "104" }, language: { all: ["en_US", "zh_CN"], default: "en_US" } },
  codes: { business: ["716", "717", "718"], channel: ["104", "302"] },
  ...more,
});
const pages = [kept("716", "104", "en_US"), kept("716", "104", "zh_CN"), kept("718", "302", "en_US")];
const exported = [kept("716", "104", "en_US", { path: "/716/104/en_US/" })];

it.each([
  ["the pair that the address names", "/?b=716&c=104", {}, "716-104-en_US"],
  ["the same, in the language that was chosen", "/?b=716&c=104", { chosen: "zh_CN" }, "716-104-zh_CN"],
  ["where nobody can choose, the brand's own", "/?b=718&c=302", { chosen: "zh_CN" }, "718-302-en_US"],
  ["a language that it does not speak", "/?b=716&c=104", { chosen: "fr_FR" }, "716-104-en_US"],
  ["what was shown last, for an address that names none", "/", {}, "718-302-en_US"],
  ["half of a pair with the other half of what was shown", "/?c=104", { business: "716" }, "716-104-en_US"],
  ["the pair of the hash before that of the search", "/?b=716&c=104#/login?b=718&c=302", {}, "718-302-en_US"],
  ["a pair that is not kept", "/?b=717&c=104", {}, undefined],
  ["half of a pair whose other half makes another", "/?b=716", {}, undefined],
  ["a code that nobody knows", "/?b=999&c=302", {}, undefined],
  ["a code given twice", "/?b=718&b=716&c=302", {}, undefined],
])("S29 B2 B7 %s", (_what, address, shown, page) => {
  const last = { business: "718", channel: "302", ...shown };
  expect(chooseKept(new URL(address, "https://app.example"), pages, last)?.page).toBe(page);
});

it("S29 a language that was chosen and is not kept is not shown in another one", () => {
  const last = { business: "716", channel: "104", chosen: "zh_CN" };
  expect(chooseKept(new URL("https://app.example/"), [kept("716", "104", "en_US")], last)).toBeUndefined();
});

it.each([
  ["/716/104/en_US/?b=716&c=104", "716-104-en_US"],
  ["/716/104/en_US/index.html", "716-104-en_US"],
  ["/?b=716&c=104", "716-104-en_US"],
  ["/718/302/en_US/", undefined],
])("S29 S22 of an export %s is %s", (address, page) => {
  const last = { business: "718", channel: "302" };
  expect(chooseKept(new URL(address, "https://app.example"), exported, last)?.page).toBe(page);
});

it("S29 with nothing kept, or nothing shown yet, there is none", () => {
  const url = new URL("https://app.example/");
  expect(chooseKept(url, [], { business: "716", channel: "104" })).toBeUndefined();
  expect(chooseKept(url, pages, undefined)).toBeUndefined();
});
