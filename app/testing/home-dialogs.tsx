import { act } from "react";
import { expect } from "vitest";
import { open } from "./open-screen.tsx";
import { until } from "./until.ts";

/** 13:00 in Lagos, 21 November 2026. */
export const now = Date.parse("2026-11-21T12:00:00Z");
/** A coupon as the lender lists it: limits in kobo, its worth in naira. */
export const voucher = {
  id: 1,
  gid: "v1",
  voucherValue: 500,
  voucherTransType: 4,
  prizeType: 1,
  kind: "cash",
  state: "available",
  conditionLowerLimit: 300000,
  conditionUpperLimit: 5000000,
  expireTime: Date.parse("2026-12-31T22:59:59Z"),
  maximumLimitNum: undefined as number | undefined,
};

interface Prepared {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly calls?: Readonly<Record<string, unknown>>;
  readonly journey?: Readonly<Record<string, unknown>>;
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly channel?: string;
  readonly at?: number;
  /** What the borrower is in. */
  readonly situation?: string;
}

/** Home as it is entered with what came before; `again` enters it once more. */
export async function home({
  flags,
  calls = {},
  journey = {},
  constants = {},
  channel = "302",
  at = now,
  situation = "usual",
}: Prepared) {
  const shown = await open("/my", situation, { channel, flags, more: calls });
  const { state, engine } = shown;
  const again = async (when = at) => {
    await act(async () => engine.arrivals.arrive("/my"));
    await act(async () => {
      engine.ui.decision.write(undefined);
      state.write("env.now", when);
      await engine.arrivals.arrive("/index");
    });
    await until(() => expect(engine.ui.busy.read()).toBe(false));
    await settled();
  };
  const dialog = () => document.querySelector("dialog");
  const decided = () => engine.ui.decision.read()?.row ?? "";
  /** A dialog is open, or the decision has come to its end without one. */
  const settled = () =>
    until(() => expect(dialog() !== null || ["nothing", "undecided"].includes(decided())).toBe(true));
  await act(async () => {
    state.write("session.userGid", "u1");
    state.cells.write("brand", { ...engine.brand, constants: { ...(engine.brand.constants as object), ...constants } });
    for (const [name, value] of Object.entries(journey)) state.write(`journey.${name}`, value);
  });
  await again();
  const words = () => dialog()?.textContent ?? "";
  /** Presses the button of the open dialog that has these words, and waits until another dialog or none is there. */
  const press = async (label: string) => {
    const before = dialog();
    const button = [...(before?.querySelectorAll("button") ?? [])].find(({ textContent }) =>
      textContent?.includes(label),
    );
    await act(async () => button?.click());
    await until(() => expect(dialog()).not.toBe(before));
  };
  return { ...shown, again, settled, dialog, decided, words, press };
}

/** A call that the lender refuses. */
export const refused = { status: 3198, message: "not found", content: {} };
