import { expect, vi } from "vitest";
import { addressOf } from "../../app/lender/address.ts";
import { sealsOf } from "../../app/cipher/seals-of.ts";
import { firstLoad } from "../../app/entry/first-load.ts";
import { isAudited } from "../../app/entry/audit/is-audited.ts";
import { lastingParts } from "../../app/lifecycle/lasting-parts.ts";
import { rememberBrand } from "../../app/page/remember-brand.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { versionOf } from "../../publish/page/version-of.ts";

import {
  borrowing,
  call,
  came,
  console,
  css,
  has,
  known,
  leave,
  loggedIn,
  opened,
  putAway,
  rated,
  run,
  scan,
  taps,
  toast,
  waits,
} from "./acted.tsx";

/** A value of the brand that the app itself acts by: what is seen of it as it is shipped, and while it is another one. */
interface Acted {
  readonly value: string;
  readonly to: unknown;
  readonly see: (brand: LendingBrand) => unknown;
  readonly was: unknown;
  readonly is: unknown;
}

/** What the product says that the app does by each. */
export const inApp: readonly Acted[] = [
  { value: "flags.backDoor", to: false, see: taps(100), was: 8, is: 0 },
  { value: "constants.backDoorClicks", to: 5, see: taps(100), was: 8, is: 5 },
  { value: "constants.backDoorGapMs", to: 400, see: taps(300), was: 0, is: 8 },
  { value: "constants.consoleDelayMs", to: 250, see: console("a.test.example.com"), was: 1000, is: 250 },
  { value: "lists.testHosts", to: ["own.example.org"], see: console("own.example.org"), was: undefined, is: 1000 },
  {
    value: "constants.clickTrackingDelayMs",
    to: 750,
    see: async (brand) => has(await putAway(brand), [500, 750]),
    was: [500],
    is: [750],
  },
  {
    value: "constants.secretsHiddenMs",
    to: 90_001,
    see: async (brand) => (await putAway(brand)).includes(90_001),
    was: false,
    is: true,
  },
  {
    value: "constants.pageInitDelayMs",
    to: 350,
    see: async (brand) => (await opened(brand)).engine.pageInitDelay,
    was: 200,
    is: 350,
  },
  { value: "constants.toastMs", to: 4000, see: toast(60), was: 3000, is: 4000 },
  { value: "constants.toastCharacterMs", to: 70, see: toast(70), was: 3500, is: 3700 },
  { value: "constants.toastCharacters", to: 65, see: toast(70), was: 3500, is: 3250 },
  { value: "constants.maskOpacity", to: 0.7, see: css("mask-opacity"), was: "0.6", is: "0.7" },
  { value: "constants.rootWidth", to: 800, see: css("root-width"), was: "750px", is: "800px" },
  { value: "constants.rootParts", to: 4, see: css("root-parts"), was: "3.75", is: "4" },
  {
    value: "constants.cookieDays",
    to: 10,
    see: (brand) => {
      const set = vi.spyOn(document, "cookie", "set").mockClear();
      const switching = { ...brand, flags: { ...brand.flags, languageSwitch: true } };
      rememberBrand({ business: "718", channel: "302", language: "en_US", brand: switching } as unknown as Boot);
      return /max-age=(\d+)/.exec(set.mock.calls.flat().join(" "))?.[1];
    },
    was: "259200000",
    is: "864000",
  },
  {
    value: "constants.chunkTimeoutMs",
    to: 7000,
    see: (brand) => waits(() => void lastingParts(brand.constants.chunkTimeoutMs, () => undefined).fetch("data:,a")),
    was: [120_000],
    is: [7000],
  },
  {
    value: "constants.emergencyVersion",
    to: "down {ip}",
    see: (brand) => versionOf(brand, "10.0.0.1"),
    was: "10.0.0.1",
    is: "down 10.0.0.1",
  },
  {
    value: "constants.scanSeconds",
    to: 9,
    see: async (brand) => /(\d+) s/.exec((await run(brand, scan)).dialog?.textContent ?? "")?.[1],
    was: "5",
    is: "9",
  },
  {
    value: "constants.scanAgreementChecked",
    to: false,
    see: async (brand) => {
      const { dialog } = await run({ ...brand, constants: { ...brand.constants, scanSeconds: 0 } }, scan);
      return dialog?.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked;
    },
    was: true,
    is: false,
  },
  { value: "constants.ratingPercent", to: 0, see: rated, was: "ask", is: "others" },
  {
    value: "flags.loanIntercept",
    to: false,
    see: borrowing({}, { interceptChannels: ["302"] }),
    was: expect.stringMatching(/not supported/i),
    is: "/lendInfo",
  },
  {
    value: "flags.subLoan",
    to: false,
    see: borrowing({ refuseFlag: 3, installRefuseFlag: 0, isSubLogic: 1 }, {}),
    was: "/lendInfo_subLoan",
    is: "/creditResult/1",
  },
  {
    value: "flags.securityScan",
    to: true,
    see: async (brand) => (await run(brand, loggedIn)).state.read("journey.scan"),
    was: undefined,
    is: true,
  },
  {
    value: "flags.encryption",
    to: true,
    see: (brand) => typeof sealsOf(brand, fetch, { address: () => "", headers: () => ({}) }),
    was: "undefined",
    is: "function",
  },
  {
    value: "flags.obfuscateUrls",
    to: true,
    see: (brand) => addressOf(call, brand, known({}), "en_US", true).includes("/loan/apply"),
    was: true,
    is: false,
  },
  {
    value: "flags.entryParams",
    to: true,
    see: (brand) => {
      const state = known({});
      firstLoad({ pathname: "/", search: "?loanGid=L7&mobile=7100000052", hash: "" }, state, brand);
      return state.read("session.loanGid");
    },
    was: undefined,
    is: { loanGid: "L7", mobile: "7100000052" },
  },
  {
    value: "lists.allowList",
    to: ["own.example.org"],
    see: async (brand) => (await run(brand, leave)).went,
    was: [],
    is: ["https://own.example.org/a"],
  },
  { value: "lists.h5Channels", to: ["777"], see: came("777"), was: "302", is: "777" },
  { value: "lists.h5ErrorChannel", to: "305", see: came("999"), was: "302", is: "305" },
  {
    value: "lists.auditPhones",
    to: { "302": ["7100000099"] },
    see: (brand) => isAudited(known({ token: "t", c: "302", mobile: "7100000099" }), brand),
    was: false,
    is: true,
  },
];
