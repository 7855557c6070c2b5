import { afterEach, describe, expect, it, vi } from "vitest";
import { all, bootOf } from "../testing/boot.ts";
import { bootElementId } from "../../publish/page/boot.ts";
import { chosenBoot } from "./chosen-boot.ts";
import { rememberBrand } from "./remember-brand.ts";

const begun = (channel: string, language = "en_US") => ({
  ...bootOf("718", channel, language, "/login"),
  textAddresses: { en_US: "en", zh_CN: "zh" },
  codes: { business: ["718"], channel: ["302", "104"] },
});

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
  expect([boot.channel, unknown, asSent]).toEqual(["302", ["unreachable"], true]);
  vi.stubGlobal("fetch", () => Promise.resolve(answered(vocabulary)));
  expect((await chosenBoot()).boot.channel).toBe("104");
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
