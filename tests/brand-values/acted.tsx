import { act } from "react";
import { expect, vi } from "vitest";
import { backDoor } from "../../app/console/back-door.ts";
import type { addressOf } from "../../app/lender/address.ts";
import loans from "../../app/screens/borrow-and-repay.cases.json" with { type: "json" };
import { afterStart } from "../../app/after-start.ts";
import { heardMeanwhile } from "../../app/testing/heard-meanwhile.ts";
import { open } from "../../app/testing/open-screen.tsx";
import { until } from "../../app/testing/until.ts";
import { earlyTracking } from "../../app/tracking/early-tracking.ts";
import { AppState } from "../../engine/index.ts";
import type { PublishedStep } from "../../engine/published.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { themeRule } from "../../publish/page/theme.ts";
import { states } from "./draw.ts";

export const opened = ({ flags, constants, lists }: LendingBrand, route = "/my", more = states.full.more) =>
  open(route, "usual", { more, flags: { ...flags }, constants: { ...constants }, lists: { ...lists } });

/** How long whatever began to wait meanwhile waits, in ms. */
export async function waits(work: () => unknown): Promise<readonly number[]> {
  const spy = vi.spyOn(globalThis, "setTimeout");
  try {
    await work();
    return spy.mock.calls.map(([, delay]) => delay ?? 0);
  } finally {
    spy.mockRestore();
  }
}

/** After how many taps, `gap` ms apart, the console opens; 0 when it does not. */
export const taps = (gap: number) => async (brand: LendingBrand) => {
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
export const console = (host: string) => async (brand: LendingBrand) => {
  const { engine, state, place } = await opened(brand);
  const boot = { brand, release: { id: "r1" } } as unknown as Boot;
  return (await waits(() => backDoor({ engine, state, boot, root: place, host })))[0];
};

/** The waits that begin when a page is up and is then put away. */
export async function putAway(brand: LendingBrand): Promise<readonly number[]> {
  const { engine, state } = await opened(brand);
  const here = { business: "718", channel: "302" };
  const codes = { business: ["718"], channel: ["302"] };
  const boot = { ...here, fallback: here, codes, brand, release: { id: "r1" } } as unknown as Boot;
  const nobodyHears = heardMeanwhile();
  const waited = await waits(() => {
    afterStart({ engine, state, boot, early: earlyTracking() }, () => Promise.resolve());
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "visible" });
  });
  nobodyHears();
  return waited;
}

export const has = (all: readonly number[], wanted: readonly number[]) => wanted.filter((one) => all.includes(one));

/** How long a toast of `length` characters shows. */
export const toast = (length: number) => async (brand: LendingBrand) => {
  const { engine } = await opened(brand);
  return (await waits(() => act(async () => engine.toasts.show("x".repeat(length), "info")))).at(-1);
};

export const css = (property: string) => (brand: LendingBrand) =>
  new RegExp(`--${property}:([^;}]*)`).exec(themeRule(brand))?.[1];

export const known = (session: Readonly<Record<string, unknown>>) => {
  const state = new AppState({});
  for (const [name, value] of Object.entries(session)) state.write(`session.${name}`, value);
  return state;
};

export const scan: readonly PublishedStep[] = [{ do: "dialog", with: { dialog: "security-scan", with: {} } }];

/** Runs steps on a screen; gives what is on the page then, where it went, and what was kept. */
export async function run(
  brand: LendingBrand,
  steps: readonly PublishedStep[],
  route = "/my",
  more = states.full.more,
) {
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
export const loggedIn: readonly PublishedStep[] = [
  { do: "decide", with: { decision: "after-login", inputs: { isHuidus: 0, identity } } },
];
export const leave: readonly PublishedStep[] = [{ do: "open", with: { url: "https://own.example.org/a" } }];

/** Where somebody comes who wants to borrow, whom the lender answers this. */
export const borrowing =
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

export const came = (channel: string) => async (brand: LendingBrand) => {
  const { state } = await opened(brand, `/h5/${channel}`);
  return state.read("session.ch");
};

export async function rated(brand: LendingBrand) {
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

export const call = { path: "/loan/apply", kind: "write" } as Parameters<typeof addressOf>[0];
