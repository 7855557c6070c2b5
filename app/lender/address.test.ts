import { expect, it } from "vitest";
import type { CallDocument } from "../../engine/document.ts";
import { AppState } from "../../engine/index.ts";
import { showPath } from "../../engine/api.ts";
import { addressOf } from "./address.ts";
import { headersOf } from "./headers.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";

const names = {
  token: "token",
  userId: "userId",
  channelFlag: "channelFlag",
  business: "bizType",
  language: "bl",
  channel: "c",
  encrypted: "ekh5",
  source: "sl",
};
const brandWith = (base?: string, flags = {}) =>
  ({
    flags,
    api: { mount: "/ostrader", mall: "/mall", keyId: "k1", names, channelFlag: "h5", ...(base && { base }) },
  }) as unknown as LendingBrand;
const call = (path: string) => ({ path }) as CallDocument;

function state(values: Record<string, string>): AppState {
  const made = new AppState({});
  for (const [name, value] of Object.entries(values)) made.write(`session.${name}`, value);
  return made;
}

it.each([
  [
    "/index/mainhome",
    { token: "t", userId: "u", b: "718", c: "302", sl: "x" },
    undefined,
    "/ostrader/index/mainhome?token=t&userId=u&channelFlag=h5&bizType=718&bl=en_US&c=302&sl=x",
  ],
  [
    "/userinfo/thirdPartyRegister?ek=1",
    { b: "716", c: "104" },
    undefined,
    "/ostrader/userinfo/thirdPartyRegister?ek=1&channelFlag=h5&bizType=716&bl=en_US&c=104",
  ],
  [
    "/a",
    { b: "716" },
    "https://api.lender.example",
    "https://api.lender.example/ostrader/a?channelFlag=h5&bizType=716&bl=en_US",
  ],
])("C1 B5 %s carries what is present", (path, session, base, address) => {
  expect(addressOf(call(path), brandWith(base), state(session as Record<string, string>), "en_US")).toBe(address);
});

it.each([
  [{ encryption: true }, false, "ekh5=1"],
  [{ encryption: true }, true, null],
  [{}, false, null],
])("C1 C2 ekh5 with %j, native %s: %s", (flags, native, expected) => {
  const made = state({});
  made.write("env.native", native);
  const address = addressOf(call("/a"), brandWith(undefined, flags), made, "en_US");
  expect(/ekh5=[^&]*/.exec(address)?.[0] ?? null).toBe(expected);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])("C7 flag %s, production %s: hidden %s", (obfuscateUrls, production, hidden) => {
  const brand = brandWith(undefined, { obfuscateUrls });
  const address = addressOf(call("/userinfo/thirdPartyRegister?ek=1"), brand, state({}), "en_US", production);
  const [path = "", query] = address.split("?");
  expect(query).toBe("ek=1&channelFlag=h5&bl=en_US");
  expect(path.includes("thirdPartyRegister")).toBe(!hidden);
  if (hidden) expect(showPath(path.replace("/ostrader/o/", ""), "k1")).toBe("/userinfo/thirdPartyRegister");
});

it("C3 the mall's calls go to its own mount", () => {
  const mall = { path: "/banner", service: "mall" } as CallDocument;
  expect(addressOf(mall, brandWith(), state({}), "zh_CN")).toBe("/mall/banner?channelFlag=h5&bl=zh_CN");
});

const zuid = `${"0123456789abcdef".repeat(2)}1`;

it.each<[string, Partial<CallDocument>, Record<string, string>]>([
  ["a call", { path: "/loan/apply" }, { "device-id": btoa(zuid) }],
  ["the collector", { path: "/tracking/collect" }, {}],
  ["a call of the mall", { path: "/banner", service: "mall" }, { "device-id": btoa(zuid), "user-language": "zh_CN" }],
])("C3 headers of %s", (_title, document, headers) => {
  const brand = { api: { mount: "/ostrader", mall: "/mall", tracking: "/ostrader/tracking/collect" } };
  const made = state({});
  made.write("device.zuid", zuid);
  expect(headersOf(document as CallDocument, brand as unknown as LendingBrand, made, "zh_CN")).toEqual(headers);
});

it("the token travels in a header where the brand says so, and then in no query", () => {
  const { api, ...rest } = brandWith();
  const brand = { ...rest, api: { ...api, tokenIn: "header" } } as LendingBrand;
  const made = state({ token: "t", userId: "u" });
  const asked = call("/a");
  expect(addressOf(asked, brand, made, "en_US")).toBe("/ostrader/a?userId=u&channelFlag=h5&bl=en_US");
  expect(headersOf(asked, brand, made, "en_US")).toEqual({ authorization: "Bearer t" });
});
