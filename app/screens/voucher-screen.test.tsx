import { act } from "react";
import { expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";

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
const vouchers = ["available", "used", "used", "expired", "expired", "expired"].map((state, at) =>
  voucher(`v${at}`, state),
);

it.each(["en_US", "zh_CN"])("E7 D3 coupons by state, each with its value, in %s", async (language) => {
  const { place, engine, wrong } = await open("/voucher", "usual", {
    language,
    more: { "voucher-list": { vouchers } },
  });
  const { stage } = engine;
  for (const [state, count] of [
    [undefined, 1],
    ["used", 2],
    ["expired", 3],
  ] as const) {
    await act(async () => stage.kind === "visit" && stage.visit.session.write("screen.state", state));
    expect(place.querySelectorAll("[role=group]")).toHaveLength(count);
    expect(place.textContent).toContain("10%");
  }
  expect(wrong).toEqual([]);
});

it("E7 a state without coupons says so", async () => {
  const { place, wrong } = await open("/voucher", "usual", { more: { "voucher-list": { vouchers: [] } } });
  expect(place.textContent).toContain("No coupons here");
  expect(wrong).toEqual([]);
});

it("E7 S19 coupons of one kind, and a state that has none of it says so", async () => {
  const { place, engine, wrong } = await open("/voucher", "usual", {
    more: {
      "voucher-list": { vouchers: [...vouchers, { ...voucher("v9", "available"), kind: "cash", prizeType: 1 }] },
    },
  });
  const { stage } = engine;
  const write = (path: string, value: unknown) =>
    act(async () => stage.kind === "visit" && stage.visit.session.write(path, value));
  expect(place.querySelectorAll("[role=group]")).toHaveLength(2);
  await write("screen.kind", "cash");
  expect(place.querySelectorAll("[role=group]")).toHaveLength(1);
  await write("screen.state", "used");
  expect(place.textContent).toContain("No coupons here");
  expect(wrong).toEqual([]);
});

it("A5 a brand without coupons leads elsewhere", async () => {
  const { went } = await open("/voucher", "usual", { flags: { voucher: false } });
  expect(went).toEqual(["/my"]);
});
