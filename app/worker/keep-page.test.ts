import { beforeEach, describe, expect, it } from "vitest";
import { ContentFiles } from "../../publish/pack/content-files.ts";
import { answerPage } from "./answer-page.ts";
import type { Answered } from "./asked.ts";
import { keepPage } from "./keep-page.ts";
import { Shelf } from "./shelf.ts";
import { testCache } from "./testing/test-cache.ts";

const origin = "https://app.example";

/** A page of our host, as far as the worker reads it. */
const pageOf = (business: string, release: string, packs: readonly string[], language = "en_US") => {
  const boot = {
    ...{ business, channel: "104", language },
    brand: { flags: { languageSwitch: true }, language: { all: ["en_US", "zh_CN"], default: "en_US" } },
    release: { id: release, packs: Object.fromEntries(packs.map((address, index) => [`p${index}`, address])) },
    textAddresses: { en_US: "/documents/en.json", zh_CN: "/documents/zh.json" },
    codes: { business: ["716", "718"], channel: ["104"] },
  };
  return `<!doctype html><script type="module" src="/assets/index-11111111.js"></script>
<p>${release}</p><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
};

/** What the host says now, by address. */
let said: Record<string, string>;
let asked: string[];
let clock: number;
let shelf: Shelf;
let names: () => string[];
let made: ReturnType<typeof testCache>;

/** The part of an address that cannot be reached now. */
let lost: string | undefined;
/** Businesses that the host has closed. */
let shut: readonly string[];

const fetched = async (input: RequestInfo | URL): Promise<Response> => {
  const url = new URL(input instanceof Request ? input.url : input, origin);
  asked.push(url.pathname);
  if (lost !== undefined && url.pathname.includes(lost)) throw new TypeError("Failed to fetch");
  if (shut.includes(url.searchParams.get("b") ?? "")) return new Response("closed", { status: 503 });
  const text = said[url.pathname === "/" ? `/?b=${url.searchParams.get("b")}` : url.pathname];
  const headers = { "content-security-policy": "default-src 'none'", "content-encoding": "br" };
  return text === undefined ? new Response("", { status: 404 }) : new Response(text, { headers });
};

beforeEach(() => {
  const built = { "/assets/index-11111111.js": "1", "/assets/rest-22222222.js": "2", "/assets/summer.svg": "s" };
  const texts = {
    "/documents/a.json": "a",
    "/documents/b.json": "b",
    "/documents/en.json": "e",
    "/documents/zh.json": "z",
  };
  said = { ...built, ...texts, "/no-line.html": "none", "/?b=716": pageOf("716", "r1", ["/documents/a.json"]) };
  [asked, clock, lost, shut] = [[], 0, undefined, []];
  made = testCache(fetched);
  [shelf, names] = [new Shelf(made.cache, origin), made.names];
});

const keep = (business = "716", language = "en_US", loaded: readonly string[] = []): Promise<Answered> =>
  keepPage(
    { shown: { business, channel: "104" }, keep: { path: "/", language, loaded } },
    {
      ...{ shelf, origin, fetch: fetched, now: () => ++clock },
      built: ["/assets/index-11111111.js", "/assets/rest-22222222.js"],
    },
  );

const shownOffline = async (address = "/?b=716&c=104") => {
  const answer = await answerPage(new URL(address, origin), Promise.reject(new TypeError("no line")), shelf, {
    business: "716",
    channel: "104",
  });
  return (await answer.text()).match(/<p>(\w+)/)?.[1] ?? "none";
};

describe("S29 R10 keeping a release", () => {
  it("holds the page, all packs, its language's texts, what was built and what it loaded besides", async () => {
    expect(await keep("716", "en_US", ["/assets/summer.svg"])).toEqual({ release: "r1" });
    expect(names().filter((name) => !name.startsWith("/worker/"))).toEqual([
      "/assets/index-11111111.js",
      "/assets/rest-22222222.js",
      "/assets/summer.svg",
      "/documents/a.json",
      "/documents/en.json",
      "/no-line.html",
    ]);
    expect(await shownOffline()).toBe("r1");
    const [page] = await shelf.pages();
    const answer = await shelf.file(page?.page ?? "");
    expect(answer?.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(answer?.headers.has("content-encoding")).toBe(false);
  });

  it("a new release takes the place of the old one whole, and what nobody needs any more goes away", async () => {
    await keep();
    said["/?b=716"] = pageOf("716", "r2", ["/documents/b.json"]);
    asked = [];
    expect(await keep()).toEqual({ release: "r2" });
    expect(asked.sort()).toEqual(["/", "/documents/b.json", "/no-line.html"]);
    expect(names()).not.toContain("/documents/a.json");
    expect(names().filter((name) => name.startsWith("/worker/page/"))).toHaveLength(1);
    expect(await shownOffline()).toBe("r2");
  });

  it.each(["/documents/b.json", "/no-line"])("where %s cannot be had, the old one stays whole", async (file) => {
    await keep();
    said["/?b=716"] = pageOf("716", "r2", ["/documents/b.json"]);
    lost = file;
    await expect(keep()).rejects.toThrow("Failed to fetch");
    expect(await shownOffline()).toBe("r1");
    expect(names()).toContain("/documents/a.json");
    lost = undefined;
    expect(await keep()).toEqual({ release: "r2" });
  });

  it("R1 a document that is not what its name says is not kept, and the old one stays whole", async () => {
    await keep();
    const named = new ContentFiles().put("shared", { screens: {} });
    said["/?b=716"] = pageOf("716", "r2", [named]);
    said[named] = "{}";
    await expect(keep()).rejects.toThrow(named);
    expect(names()).not.toContain(named);
    expect(await shownOffline()).toBe("r1");
    said[named] = '{"screens":{}}';
    expect(await keep()).toEqual({ release: "r2" });
  });

  it.each([
    ["another brand's page", () => pageOf("718", "r2", [])],
    ["the page in another language", () => pageOf("716", "r2", [], "zh_CN")],
    ["the page of a hotel's network", () => "<!doctype html><h1>Welcome</h1>"],
    ["a page that is torn", () => pageOf("716", "r2", []).replace("}</script>", "</script>")],
  ])("%s is not kept for it", async (_what, page) => {
    await keep();
    said["/?b=716"] = page();
    expect(await keep()).toEqual({});
    expect(await shownOffline()).toBe("r1");
  });

  it("of a pair that is closed nothing is shown any more, whatever is kept of others stays", async () => {
    said["/?b=718"] = pageOf("718", "r1", ["/documents/b.json"]);
    await keep("718");
    await keep();
    shut = ["716"];
    expect(await keep()).toEqual({ closed: true });
    expect(await shownOffline()).toBe("none");
    expect(names()).not.toContain("/documents/a.json");
    expect(await shownOffline("/?b=718&c=104")).toBe("r1");
    shut = [];
    expect(await keep()).toEqual({ release: "r1" });
    expect(await shownOffline()).toBe("r1");
  });

  it("a page of another build waits for the worker of that build", async () => {
    said["/?b=716"] = pageOf("716", "r2", []).replace("index-11111111", "index-33333333");
    expect(await keep()).toEqual({ renewing: true });
    expect(await shownOffline()).toBe("none");
  });

  it("three pages are kept at most, those that were shown last", async () => {
    const brands = ["716", "718", "719", "720"];
    for (const business of brands) said[`/?b=${business}`] = pageOf(business, "r1", ["/documents/a.json"]);
    for (const business of brands.slice(0, 3)) await keep(business);
    await keep("716");
    await keep("720");
    expect((await shelf.pages()).map(({ business }) => business)).toEqual(["720", "716", "719"]);
    expect(names()).toContain("/documents/a.json");
  });
});

describe("S29 what is shown without a line", () => {
  it("of a pair that is not kept nothing, not another's", async () => {
    await keep();
    expect(await shownOffline("/?b=718&c=104")).toBe("none");
  });

  it("S22 of an export the page at its own place", async () => {
    said["/716/104/en_US/"] = pageOf("716", "r1", []);
    const shown = { business: "716", channel: "104" };
    const path = "/716/104/en_US/";
    await keepPage(
      { shown, keep: { path, language: "en_US", loaded: [] } },
      { ...{ shelf, origin, fetch: fetched, now: () => 1 }, built: ["/assets/index-11111111.js"] },
    );
    const answer = await answerPage(new URL("/?b=716&c=104", origin), Promise.reject(new TypeError("x")), shelf, shown);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`${origin}${path}?b=716&c=104`);
  });

  it("R29 a page that is made anew since a part was gone is the host's, however long that takes", async () => {
    await keep();
    const late = new Promise<Response>((settle) => setTimeout(() => settle(new Response("<p>fresh")), 400));
    const url = new URL("/?b=716&c=104&again=x", origin);
    expect(await (await answerPage(url, late, shelf, undefined)).text()).toBe("<p>fresh");
  });
});

describe("R1 R59 what is kept was written by halves", () => {
  const halves = ['{"business":"716","chan', "", "null", "{}", "7", "[]"];

  it.each(halves)("%j in place of what was shown last, or of a page's record, is nothing", async (text) => {
    await keep();
    const { cache } = made;
    await cache.put("/worker/shown", new Response(text));
    await shelf.shown();
    const [record = ""] = names().filter((name) => name.startsWith("/worker/kept/"));
    await cache.put(record, new Response(text));
    expect(await shelf.pages()).toEqual([]);
    const host = new Response("the host's own");
    const url = new URL("/?b=716", origin);
    const answer = await answerPage(url, Promise.resolve(host), shelf, undefined);
    expect(await answer.text()).toBe("the host's own");
    // The next visit keeps it anew.
    await keep();
    expect(await shelf.pages()).toHaveLength(1);
  });
});
