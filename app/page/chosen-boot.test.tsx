import { afterEach, describe, expect, it, vi } from "vitest";
import { all, bootOf } from "../testing/boot.ts";
import { bootElementId } from "../../publish/page/boot.ts";
import { chosenBoot } from "./chosen-boot.ts";
import { rememberBrand } from "./remember-brand.ts";

const begun = (channel: string, language = "en_US") => ({
  ...bootOf("718", channel, language, "/login"),
  textAddresses: { en_US: "en", zh_CN: "zh" },
  codes: { business: ["716", "718"], channel: ["302", "104"] },
});

type Brand = ReturnType<typeof begun>["brand"];

/** A page that our server sent, in a browser that keeps what was chosen; gives what the page fetched and started with. */
async function started(channel: string, language: string, chosen: string, hash = "") {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}"></script>`;
  const element = document.getElementById(bootElementId);
  if (element) element.textContent = JSON.stringify(begun(channel, language));
  localStorage.setItem("app.device.language", JSON.stringify(chosen));
  window.location.hash = hash;
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(begun("104", "zh_CN"))));
  });
  const { boot, asSent } = await chosenBoot();
  return { asked, spoken: boot.language, asSent };
}

it("R7 what needs a newer engine than this page has is ignored, told of, and the page's own starts", async () => {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}"></script>`;
  const element = document.getElementById(bootElementId);
  if (element) element.textContent = JSON.stringify(begun("302"));
  const answered = (vocabulary: number) => {
    const boot = begun("104");
    return new Response(JSON.stringify({ ...boot, release: { ...boot.release, vocabulary } }));
  };
  window.location.hash = "#/login?c=104";
  const { vocabulary } = begun("302").release;
  vi.stubGlobal("fetch", () => Promise.resolve(answered(vocabulary + 1)));
  const { boot, unknown, asSent } = await chosenBoot();
  expect([boot.pack, unknown, asSent]).toEqual([begun("302").pack, ["unreachable"], true]);
  vi.stubGlobal("fetch", () => Promise.resolve(answered(vocabulary)));
  expect((await chosenBoot()).boot.channel).toBe("104");
});

/** A page of 718/302 at an address, of which the server answers so for every other brand. */
function startedAt(hash: string, fetched: () => Promise<Response>) {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}"></script>`;
  const element = document.getElementById(bootElementId);
  if (element) element.textContent = JSON.stringify(begun("302"));
  window.location.hash = hash;
  vi.stubGlobal("fetch", fetched);
  return chosenBoot();
}

describe("B2 a link whose hash names another brand", () => {
  it("leads to the page that says so where that brand is closed, and starts none", async () => {
    const replaced = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
    const ended = vi.fn();
    const answer = async () => new Response("{}", { status: 503 });
    void startedAt("#/invitenewuser?b=716&c=104", answer).then(ended);
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce());
    const { search, hash } = new URL(String(replaced.mock.calls[0]?.[0]));
    expect([search, hash]).toEqual(["?b=716&c=104", "#/invitenewuser?b=716&c=104"]);
    expect(ended).not.toHaveBeenCalled();
    replaced.mockRestore();
  });

  it.each<[what: string, brand: (brand: Brand) => Partial<Brand>]>([
    ["a lender of its own", ({ api }) => ({ api: { ...api, base: "https://lender.example" } })],
    ["pictures of another host", ({ lists }) => ({ lists: { ...lists, allowList: ["pictures.example.com"] } })],
  ])("R80 leads to the page of that brand where it has %s, which this page's policy forbids", async (_, other) => {
    const replaced = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
    const ended = vi.fn();
    const boot = { ...begun("104"), business: "716" };
    const answer = async () =>
      new Response(JSON.stringify({ ...boot, brand: { ...boot.brand, ...other(boot.brand) } }));
    void startedAt("#/invitenewuser?b=716&c=104", answer).then(ended);
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce());
    const { search, hash } = new URL(String(replaced.mock.calls[0]?.[0]));
    expect([search, hash]).toEqual(["?b=716&c=104", "#/invitenewuser?b=716&c=104"]);
    expect(ended).not.toHaveBeenCalled();
    replaced.mockRestore();
  });

  it("R35 is asked for again where the line breaks", async () => {
    let times = 0;
    const answer = async () => {
      if (++times < 3) throw new TypeError("the line broke");
      return new Response(JSON.stringify({ ...begun("104"), business: "716" }));
    };
    const { boot, unknown } = await startedAt("#/invitenewuser?b=716&c=104", answer);
    expect([boot.business, boot.channel, unknown]).toEqual(["716", "104", []]);
  });

  it("R9 keeps its codes where what it starts with cannot be had", async () => {
    const answer = () => Promise.reject(new TypeError("the line broke"));
    const { boot, unknown } = await startedAt("#/invitenewuser?b=716&c=104", answer);
    expect([boot.business, boot.channel, unknown]).toEqual(["716", "104", ["unreachable"]]);
  });

  it("R11 falls back to the usual brand with a code that is none, whatever brand the page came with", async () => {
    const asked: string[] = [];
    document.body.innerHTML = `<script type="application/json" id="${bootElementId}"></script>`;
    const element = document.getElementById(bootElementId);
    if (element) element.textContent = JSON.stringify(begun("104"));
    window.location.hash = "#/login?b=999&c=999";
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(JSON.stringify(begun("302"))));
    });
    const { boot, unknown } = await chosenBoot();
    expect([asked, boot.channel, unknown]).toEqual([["/documents/boot/718-302-en_US.json"], "302", ["b", "c"]]);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = "";
  document.body.replaceChildren();
});

describe("B7 what was chosen in one brand of a host", () => {
  it("is not spoken by another that offers no choice, and fetches nothing", async () => {
    expect(await started("302", "en_US", "zh_CN")).toEqual({ asked: [], spoken: "en_US", asSent: true });
  });

  it("is spoken by one that offers it, though its page was sent in another language", async () => {
    const address = "/documents/boot/718-104-zh_CN.json";
    expect(await started("104", "en_US", "zh_CN")).toEqual({ asked: [address], spoken: "zh_CN", asSent: false });
    expect(await started("104", "zh_CN", "zh_CN")).toEqual({ asked: [], spoken: "zh_CN", asSent: true });
  });

  it("is told to the server of another brand, which knows what that one speaks", async () => {
    const { asked } = await started("302", "en_US", "zh_CN", "#/login?c=104");
    expect(asked).toEqual(["/documents/boot/718-104-zh_CN.json"]);
  });

  it("is left in the cookie by a brand that offers no choice", () => {
    const set = vi.spyOn(document, "cookie", "set");
    rememberBrand(begun("302"));
    rememberBrand(begun("104", "zh_CN"));
    const languages = set.mock.calls.flat().filter((written) => written.startsWith("language="));
    expect(languages).toEqual([expect.stringContaining("language=zh_CN;")]);
    set.mockRestore();
  });

  it("is read by no document: what is spoken is env.language", () => {
    const reading = all.filter(({ data }) => JSON.stringify(data).includes("device.language"));
    expect(reading.map(({ file }) => file)).toEqual([]);
  });
});
