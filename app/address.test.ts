import { expect, it } from "vitest";
import { AppState, type CallDocument } from "../engine/index.ts";
import { addressOf } from "./address.ts";
import type { LendingBrand } from "./lending-brand.ts";

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
const brandWith = (base?: string) =>
  ({ api: { mount: "/ostrader", names, channelFlag: "h5", ...(base && { base }) } }) as unknown as LendingBrand;
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
