import { describe, expect, it } from "vitest";
import type { Boot } from "../../publish/page/boot.ts";
import { followBrand } from "./follow-brand.ts";

const codes = { business: ["716", "717", "718"], channel: ["104", "130", "302"] };

/** A page of brand 718/302. */
function page(search: string, hash: string, fallback = { business: "718", channel: "302" }) {
  const location = { pathname: "/", search, hash };
  const events = new EventTarget();
  const replaced: [unknown, string][] = [];
  let reloads = 0;
  followBrand({ business: "718", channel: "302", codes, fallback } as unknown as Boot, {
    location,
    events,
    history: {
      state: { idx: 3 },
      replaceState: (state, _, address) => {
        replaced.push([state, String(address)]);
        location.search = new URL(String(address), "http://app.example").search;
      },
    },
    reload: async () => void reloads++,
  });
  return {
    replaced,
    go: (to: string, searched = location.search) => {
      location.hash = to;
      location.search = searched;
      events.dispatchEvent(new Event("hashchange"));
      return reloads;
    },
  };
}

describe("B2 the brand follows the address where the page stays", () => {
  it.each([
    ["#/invitenewuser?b=716&c=130&userGid=abc", 1],
    ["#/invitenewuser?b=716", 1],
    ["#/invitenewuser?c=130", 1],
    ["#/invitenewuser?b=718&c=302", 0],
    ["#/register", 0],
    ["#/register?b=999", 0],
    ["#/register?b=716&b=717", 0],
  ])("%s makes %i new pages", (hash, reloads) => {
    expect(page("?b=718&c=302", "#/login").go(hash)).toBe(reloads);
    expect(page("", "#/login").go(hash)).toBe(reloads);
  });

  it("R11 a code that is none leads to the usual brand, as in a new page", () => {
    expect(page("", "#/login", { business: "716", channel: "104" }).go("#/register?b=999&c=999")).toBe(1);
  });

  it("goes back to the brand of an address that was left", () => {
    expect(page("?b=718&c=302", "#/my").go("#/login", "?b=716&c=104")).toBe(1);
  });

  it("stays the brand of the hash when the hash is another", () => {
    const { replaced, go } = page("?b=716&c=130&x=1", "#/invitenewuser?b=718&c=302");
    expect(replaced).toEqual([[{ idx: 3 }, "/?b=718&c=302&x=1#/invitenewuser?b=718&c=302"]]);
    expect(go("#/register")).toBe(0);
  });

  it("leaves an address as it is that says this brand, or none", () => {
    for (const search of ["?b=718&c=302", "", "?b=718", "?x=1"])
      expect(page(search, "#/invitenewuser?b=718&c=302").replaced).toEqual([]);
  });
});
