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

it("R7 R9 what needs a newer engine than this page has is ignored, told of, and the page's own starts", async () => {
  const answered = (vocabulary: number) => {
    const boot = begun("104", "zh_CN");
    return new Response(JSON.stringify({ ...boot, release: { ...boot.release, vocabulary } }));
  };
  localStorage.setItem("app.device.language", '"zh_CN"');
  const { vocabulary } = begun("104").release;
  const newer = await startedAt("#/login?c=104", async () => answered(vocabulary + 1), "104");
  expect([newer.boot.language, newer.unknown, newer.asSent]).toEqual(["en_US", ["unreachable"], true]);
  const known = await startedAt("#/login?c=104", async () => answered(vocabulary), "104");
  expect([known.boot.language, known.unknown]).toEqual(["zh_CN", []]);
});

/** A page of 718 at an address, of which the server answers so for every other brand and language. */
function startedAt(hash: string, fetched: () => Promise<Response>, channel: "302" | "104" = "302") {
  document.body.innerHTML = `<script type="application/json" id="${bootElementId}"></script>`;
  const element = document.getElementById(bootElementId);
  if (element) element.textContent = JSON.stringify(begun(channel));
  window.location.hash = hash;
  vi.stubGlobal("fetch", fetched);
  return chosenBoot();
}

describe("B2 a link whose hash names another brand", () => {
  it.each<[why: string, answer: () => Promise<Response>]>([
    ["is closed", async () => new Response("{}", { status: 503 })],
    ["cannot be had", () => Promise.reject(new TypeError("the line broke"))],
  ])("leads to the host's page of that brand where it %s, and starts none under another's name", async (_, answer) => {
    const replaced = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
    const ended = vi.fn();
    void startedAt("#/invitenewuser?b=716&c=104", answer).then(ended);
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce(), { timeout: 10_000 });
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

  it("R9 starts with what the host sent there, where that cannot be had either", async () => {
    window.history.replaceState(null, "", "?b=716&c=104");
    const answer = () => Promise.reject(new TypeError("the line broke"));
    const { boot, unknown } = await startedAt("#/invitenewuser?b=716&c=104", answer);
    window.history.replaceState(null, "", window.location.pathname);
    expect([boot.business, boot.channel, unknown]).toEqual(["718", "302", ["unreachable"]]);
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
