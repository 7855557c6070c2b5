import { describe, expect, it } from "vitest";
import { keepCookie, keptCookie } from "./cookie.ts";
import { Starts } from "./starts.ts";

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};
const shut = {
  get cookie(): string {
    return denied();
  },
  set cookie(_: string) {
    denied();
  },
};

describe("R60 a browser that lets no page ask for its cookies", () => {
  it("keeps nothing, and nothing fails by it", () => {
    expect(keptCookie(shut, "brand")).toBeUndefined();
    keepCookie(shut, "brand=718-302");
  });

  it("R30 begins its page once, however often that comes to nothing", () => {
    const made: string[] = [];
    const page = {
      document: shut,
      again: [],
      makeAgain: (what: string) => void made.push(what),
      now: () => 0,
      seen: (heard: (seen: boolean) => void) => heard(true),
    };
    const starts = new Starts("new", page);
    expect([starts.begin(), starts.failed(), made]).toEqual([true, false, []]);
  });
});

it("K6 a cookie is the whole site's, for as long as it says", () => {
  const page = { cookie: "" };
  keepCookie(page, "language=zh_CN; max-age=86400");
  expect(page.cookie).toBe("language=zh_CN; max-age=86400; path=/; SameSite=Lax");
  expect(keptCookie(page, "language")).toBe("zh_CN");
});
