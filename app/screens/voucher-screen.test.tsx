import { act } from "react";
import { expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";
import { until } from "../testing/until.ts";

const voucher = (gid: string, state: string) => ({
  id: 1,
  gid,
  voucherValue: 0.9,
  voucherTransType: 4,
  prizeType: 2,
  kind: "discount",
  state,
  conditionLowerLimit: 300000,
  conditionUpperLimit: 5000000,
  expireTime: 1_796_000_000_000,
});
/** Coupons as the lender tells them apart: of one state, and of one kind or of all. */
const told =
  (all: readonly ReturnType<typeof voucher>[]) =>
  ({ state = "available", kind }: { state?: string; kind?: string | null }) => ({
    vouchers: all.filter((one) => one.state === state && (!kind || one.kind === kind)),
  });

const openTab = (place: HTMLElement, name: string) =>
  act(async () => {
    [...place.querySelectorAll<HTMLElement>("[role=tab]")].find(({ textContent }) => textContent === name)?.click();
  });

const vouchers = ["available", "used", "used", "expired", "expired", "expired"].map((state, at) =>
  voucher(`v${at}`, state),
);

it.each([
  ["en_US", "Used", "Expired"],
  ["zh_CN", "已使用", "已过期"],
])("E7 D3 coupons by state, each with its value, in %s", async (language, used, expired) => {
  const { place, wrong } = await open("/voucher", "usual", { language, more: { "voucher-list": told(vouchers) } });
  expect(place.querySelectorAll("[role=group]")).toHaveLength(1);
  for (const [state, count] of [
    [used, 2],
    [expired, 3],
  ] as const) {
    await openTab(place, state);
    await until(() => expect(place.querySelectorAll("[role=group]")).toHaveLength(count));
    expect(place.textContent).toContain("10%");
  }
  expect(wrong).toEqual([]);
});

it("E7 a state without coupons says so, and leads on", async () => {
  const { place, wrong, went } = await open("/voucher", "usual", { more: { "voucher-list": { vouchers: [] } } });
  expect(place.textContent).toContain("No coupons here");
  expect(wrong).toEqual([]);
  const on = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "See what home offers");
  await act(async () => on?.click());
  expect(went).toEqual(["/index"]);
});

it("E7 S19 coupons of one kind, and a state that has none of it says so", async () => {
  const cash = { ...voucher("v9", "available"), kind: "cash", prizeType: 1 };
  const { place, engine, wrong } = await open("/voucher", "usual", {
    more: { "voucher-list": told([...vouchers, cash]) },
  });
  expect(place.querySelectorAll("[role=group]")).toHaveLength(2);
  const { stage } = engine;
  await act(async () => {
    if (stage.kind !== "visit") return;
    stage.visit.session.write("screen.kind", "cash");
    await stage.visit.reads.start(["vouchers"]);
  });
  await until(() => expect(place.querySelectorAll("[role=group]")).toHaveLength(1));
  await openTab(place, "Used");
  await until(() => expect(place.textContent).toContain("No coupons here"));
  expect(wrong).toEqual([]);
});

it("A5 a brand without coupons leads elsewhere", async () => {
  const { went } = await open("/voucher", "usual", { flags: { voucher: false } });
  expect(went).toEqual(["/my"]);
});

it("D3 a coupon that is pressed is the one that the loan is asked for with", async () => {
  const { place, state } = await open("/voucher", "usual", {
    more: { "voucher-list": told(vouchers) },
  });
  const use = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "Use now");
  await act(async () => use?.click());
  await until(() => expect(state.read("journey.voucher")).toBe("v0"));
});
