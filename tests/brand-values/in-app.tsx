import { act } from "react";
import { expect, vi } from "vitest";
import { backDoor } from "../../app/console/back-door.ts";
import { addressOf } from "../../app/lender/address.ts";
import loans from "../../app/screens/borrow-and-repay.cases.json" with { type: "json" };
import { afterStart } from "../../app/after-start.ts";
import { sealsOf } from "../../app/cipher/seals-of.ts";
import { firstLoad } from "../../app/entry/first-load.ts";
import { isAudited } from "../../app/entry/audit/is-audited.ts";
import { lastingParts } from "../../app/lifecycle/lasting-parts.ts";
import { rememberBrand } from "../../app/page/remember-brand.ts";
import { heardMeanwhile } from "../../app/testing/heard-meanwhile.ts";
import { open } from "../../app/testing/open-screen.tsx";
import { until } from "../../app/testing/until.ts";
import { earlyTracking } from "../../app/tracking/early-tracking.ts";
import { AppState } from "../../engine/index.ts";
import type { PublishedStep } from "../../engine/published.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { themeRule } from "../../publish/page/theme.ts";
import { versionOf } from "../../publish/page/version-of.ts";
import { states } from "./draw.ts";

/** A value of the brand that the app itself acts by: what is seen of it as it is shipped, and while it is another one. */
interface Acted {
  readonly value: string;
  readonly to: unknown;
  readonly see: (brand: LendingBrand) => unknown;
  readonly was: unknown;
  readonly is: unknown;
}

const opened = ({ flags, constants, lists }: LendingBrand, route = "/my", more = states.full.more) =>
  open(route, "usual", { more, flags: { ...flags }, constants: { ...constants }, lists: { ...lists } });

/** How long whatever began to wait meanwhile waits, in ms. */
async function waits(work: () => unknown): Promise<readonly number[]> {
  const spy = vi.spyOn(globalThis, "setTimeout");
  try {
    await work();
    return spy.mock.calls.map(([, delay]) => delay ?? 0);
  } finally {
    spy.mockRestore();
  }
}

/** After how many taps, `gap` ms apart, the console opens; 0 when it does not. */
const taps = (gap: number) => async (brand: LendingBrand) => {
  const { engine, state, place } = await opened(brand);
  const ask = vi.spyOn(engine.bridge, "ask").mockClear();
  const now = vi.spyOn(performance, "now");
  const boot = { brand, release: { id: "r1" } } as unknown as Boot;
  backDoor({ engine, state, boot, root: place, host: "app.example.com" });
  try {
    for (let tap = 1; tap <= 20; tap++) {
      now.mockReturnValue(1000 + tap * gap);
      place.click();
      if (ask.mock.calls.length > 0) return tap;
    }
    return 0;
  } finally {
    now.mockRestore();
  }
};

/** How long the console waits on a host; nothing where it does not come. */
const console = (host: string) => async (brand: LendingBrand) => {
  const { engine, state, place } = await opened(brand);
  const boot = { brand, release: { id: "r1" } } as unknown as Boot;
  return (await waits(() => backDoor({ engine, state, boot, root: place, host })))[0];
};

/** The waits that begin when a page is up and is then put away. */
async function putAway(brand: LendingBrand): Promise<readonly number[]> {
  const { engine, state } = await opened(brand);
  const boot = { business: "718", channel: "302", brand, release: { id: "r1" } } as unknown as Boot;
  const parts = { fetch, quietly: () => undefined, before: () => undefined };
  const nobodyHears = heardMeanwhile();
  const waited = await waits(() => {
    afterStart({ engine, state, boot, early: earlyTracking() }, parts);
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "visible" });
  });
  nobodyHears();
  return waited;
}

const has = (all: readonly number[], wanted: readonly number[]) => wanted.filter((one) => all.includes(one));

/** How long a toast of `length` characters shows. */
const toast = (length: number) => async (brand: LendingBrand) => {
  const { engine } = await opened(brand);
  return (await waits(() => act(async () => engine.toasts.show("x".repeat(length), "info")))).at(-1);
};

const css = (property: string) => (brand: LendingBrand) =>
  new RegExp(`--${property}:([^;}]*)`).exec(themeRule(brand))?.[1];

const known = (session: Readonly<Record<string, unknown>>) => {
  const state = new AppState({});
  for (const [name, value] of Object.entries(session)) state.write(`session.${name}`, value);
  return state;
};

const scan: readonly PublishedStep[] = [{ do: "dialog", with: { dialog: "security-scan", with: {} } }];

/** Runs steps on a screen; gives what is on the page then, where it went, and what was kept. */
async function run(brand: LendingBrand, steps: readonly PublishedStep[], route = "/my", more = states.full.more) {
  const shown = await opened(brand, route, more);
  const { stage } = shown.engine;
  if (stage.kind !== "visit") throw new Error("no screen");
  const { visit } = stage;
  shown.state.write("session.c", "302");
  await act(async () => {
    void visit.run(steps);
    await new Promise((settle) => setTimeout(settle));
  });
  const dialog = () => document.querySelector("dialog");
  if (steps === scan) await until(() => expect(dialog()?.textContent).toBeTruthy());
  return { ...shown, dialog: dialog() };
}

const identity = { userToken: "t2", userGid: "u2", mobile: "7100000002", userStatus: 1 };
const loggedIn: readonly PublishedStep[] = [
  { do: "decide", with: { decision: "after-login", inputs: { isHuidus: 0, identity } } },
];
const leave: readonly PublishedStep[] = [{ do: "open", with: { url: "https://own.example.org/a" } }];

/** Where somebody comes who wants to borrow, whom the lender answers this. */
const borrowing =
  (answer: Readonly<Record<string, unknown>>, lists: Partial<LendingBrand["lists"]>) => async (brand: LendingBrand) => {
    const risk = {
      basicsAuth: 0,
      refuseFlag: 0,
      isHuidus: 0,
      preLoanInfoRespVO: loans["loan-preloan-info"],
      ...answer,
    };
    const steps = [
      { do: "decide", with: { decision: "borrow-now", inputs: { productType: "sloan", next: "/lendInfo" } } },
    ];
    const more = { ...states.full.more, "risk-auth": risk };
    const { went } = await run({ ...brand, lists: { ...brand.lists, ...lists } }, steps, "/my", more);
    const dialog = () => document.querySelector("dialog")?.textContent ?? "";
    await until(() => expect(`${went.join()}${dialog()}`).not.toBe(""));
    return went[0] ?? dialog();
  };

const came = (channel: string) => async (brand: LendingBrand) => {
  const { state } = await opened(brand, `/h5/${channel}`);
  return state.read("session.ch");
};

async function rated(brand: LendingBrand) {
  const paid = { ...loans["loan-query-status"], loanStatus: 40, lendResult: 2 };
  const more = { ...states.full.more, "loan-query-status": paid };
  const { engine, state, place } = await opened(brand, "/lendResult/2?orderGid=o1", more);
  await act(async () => {
    state.write("env.can", { "rate-app": true });
    state.write("device.zuid", "a7");
  });
  await act(async () => (place.querySelector("#home") as HTMLButtonElement).click());
  return engine.ui.decision.read()?.row;
}

const call = { path: "/loan/apply", kind: "write" } as Parameters<typeof addressOf>[0];

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
    is: "/index",
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
    see: (brand) => typeof sealsOf(brand, fetch),
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
