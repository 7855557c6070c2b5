import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { open } from "../testing/open-screen.tsx";
import { until } from "../testing/until.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const voucher = {
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
}

/** Home as it is entered with what came before; `again` enters it once more. */
async function home({ flags, calls = {}, journey = {}, constants = {}, channel = "302", at = now }: Prepared) {
  const shown = await open("/my", "usual", { channel, flags, more: calls });
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
  return { ...shown, again, settled, dialog, words, press };
}

const refused = { status: 3198, message: "not found", content: {} };

describe("vouchers", () => {
  const table: [says: string, change: Partial<typeof voucher>, shows: string[], hides: string[]][] = [
    [
      "prizeType 2 with 0.9 shows 10 %",
      { prizeType: 2, voucherValue: 0.9, kind: "discount" },
      ["10% off", "Discount coupon"],
      ["₦0", "9.99"],
    ],
    ["prizeType 2 with 0.85 shows 15 %", { prizeType: 2, voucherValue: 0.85 }, ["15% off"], []],
    ["prizeType 2 with 0.715 shows 28.5 %", { prizeType: 2, voucherValue: 0.715 }, ["28.5% off"], []],
    ["prizeType 2 with 0 shows 100 %", { prizeType: 2, voucherValue: 0 }, ["100% off"], []],
    [
      "prizeType 4 is interest-free",
      { prizeType: 4, voucherValue: 0, kind: "interest-free" },
      ["Interest-free"],
      ["₦0"],
    ],
    ["prizeType 1 shows its amount", { prizeType: 1, voucherValue: 500 }, ["₦500 off", "Cash coupon"], ["%"]],
    ["an amount with kobo", { prizeType: 3, voucherValue: 99.5 }, ["₦99.50 off"], ["%"]],
    ["type 1 is an installment coupon", { voucherTransType: 1 }, ["Installment coupon"], ["General coupon"]],
    ["type 4 is a general coupon", { voucherTransType: 4 }, ["General coupon"], ["Installment coupon"]],
    ["a type nobody knows is a coupon", { voucherTransType: 9 }, ["Coupon"], ["General coupon"]],
    ["the loans it is for, and until when", {}, ["For loans from ₦3,000 to ₦50,000", "31/12/2026", "Use now"], []],
    ["the most it takes off, when there is one", { maximumLimitNum: 100000 }, ["₦1,000"], []],
    ["an invitation coupon", { kind: "invitation-exclusive" }, ["Invitation coupon"], []],
  ];
  it.each(table)("D3 %s", async (_says, change, shows, hides) => {
    const calls = { "voucher-list": { vouchers: [{ ...voucher, ...change }] }, "notice-list": refused };
    const { words, wrong } = await home({ calls, journey: { voucherCheck: true } });
    for (const fact of shows) expect(words()).toContain(fact);
    for (const fact of hides) expect(words()).not.toContain(fact);
    expect(wrong).toEqual([]);
  });

  const given = { "voucher-list": { vouchers: [voucher] }, "notice-list": refused };

  it("D2 F8 after a registration: a red packet, once, with a way to the coupons", async () => {
    const { words, press, dialog, again, went } = await home({ calls: given, journey: { voucherCheck: true } });
    expect(words()).toContain("Congratulations, you got a cash red packet");
    expect(words()).toContain("View now");
    await press("View now");
    await until(() => expect(went).toEqual(["/voucher"]));
    expect(dialog()).toBeNull();
    await again();
    expect(dialog()).toBeNull();
  });

  it.each([
    ["nobody registered", given, {}],
    ["there is none", { ...given, "voucher-list": { vouchers: [] } }, { voucherCheck: true }],
    ["the lender does not say", { ...given, "voucher-list": refused }, { voucherCheck: true }],
  ])("D2 no dialog when %s", async (_when, calls, journey) => {
    expect((await home({ calls, journey })).dialog()).toBeNull();
  });

  it("D2 mode 0 from the home card: my coupons, and 'use now' asks to borrow", async () => {
    const asked: unknown[] = [];
    const risk = (body: unknown) => (asked.push(body), { status: 999, message: "later", content: {} });
    const { place, words, dialog, press } = await home({ calls: { ...given, "risk-auth": risk } });
    const card = [...place.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("Use now"));
    await act(async () => card?.click());
    await until(() => expect(dialog()).not.toBeNull());
    for (const fact of ["My coupons", "reduce the fee on immediate borrowing", "View my coupons", "₦500 off"])
      expect(words()).toContain(fact);
    await press("Use now");
    await until(() => expect(asked).toMatchObject([{ productType: "sloan" }]));
    expect(dialog()).toBeNull();
  });
});

const notice = (noticeGid: string, newsType: number, marketActivities: object[] = []) => ({
  noticeGid,
  newsType,
  title: `Title ${noticeGid}`,
  content: `Content ${noticeGid}`,
  dialogType: 1,
  marketActivities,
});
const DAY = 86_400_000;

describe("notices", () => {
  const listed = (...notices: object[]) => ({ calls: { "notice-list": { notices } } });

  it("D5 the first shows on home; the next one with the next visit; none twice in a session", async () => {
    const { words, press, again, dialog } = await home(listed(notice("a", 1), notice("b", 0)));
    expect(words()).toContain("Title aContent a");
    await press("Got it");
    expect(dialog()).toBeNull();
    await again();
    expect(words()).toContain("Title b");
    await press("Got it");
    await again();
    expect(dialog()).toBeNull();
  });

  it.each<[string, number, { sameDay: boolean; nextDay: boolean; newSession: boolean }]>([
    ["2 daily", 2, { sameDay: false, nextDay: true, newSession: false }],
    ["3 once ever", 3, { sameDay: false, nextDay: false, newSession: false }],
    ["else once a session", 1, { sameDay: false, nextDay: false, newSession: true }],
  ])("D5 type %s", async (_what, type, again) => {
    const shown = await home(listed(notice("a", type)));
    await shown.press("Got it");
    const seen = async (at: number) => {
      await shown.again(at);
      if (shown.dialog() === null) return false;
      await shown.press("Got it");
      return true;
    };
    expect(await seen(now + 1000)).toBe(again.sameDay);
    await act(async () => shown.state.write("session.notices", undefined));
    expect(await seen(now + 2000)).toBe(again.newSession);
    expect(await seen(now + DAY)).toBe(again.nextDay);
  });

  it("D5 a day is a day in Lagos: 23:30 and 00:30 there are two, though one in London", async () => {
    const late = Date.parse("2026-11-21T22:30:00Z");
    const { press, again, dialog } = await home({ ...listed(notice("a", 2)), at: late });
    await press("Got it");
    await again(late + 3_600_000);
    expect(dialog()).not.toBeNull();
  });

  it("D5 another user on the same device sees it himself", async () => {
    const { press, again, dialog, state } = await home(listed(notice("a", 3)));
    await press("Got it");
    await act(async () => state.write("session.userGid", "u2"));
    await again();
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ["a route of our own", "/bill", ["/bill"]],
    ["a host on the brand's list", "https://guide.example.com/x", ["https://guide.example.com/x"]],
    ["R16 any other host", "https://evil.example", []],
    ["R16 no host of ours in disguise", "//evil.example", []],
    ["R16 a script", "javascript:alert(1)", []],
  ])("D5 an activity leads to %s", async (_where, linkUrl, to) => {
    const activity = { activityId: "x", title: "Invite", linkUrl };
    const { press, went, engine } = await home(listed(notice("a", 1, [activity])));
    const track = vi.spyOn(engine, "track");
    await press("See more");
    const refusals = () => track.mock.calls.filter(([event]) => event === "refused_url").length;
    await until(() => expect(went.length + refusals()).toBe(1));
    expect(went).toEqual(to);
  });

  it("D5 no list, an empty one, or one that nobody understands: home as it is, without a fault", async () => {
    for (const answer of [refused, { notices: [] }, { notices: [{ ...notice("a", 1), newsType: "x" }] }]) {
      const { dialog, wrong } = await home({ calls: { "notice-list": answer } });
      expect(dialog()).toBeNull();
      expect(wrong).toEqual([]);
    }
  });
});

describe("security scan", () => {
  const calls = { "notice-list": refused, "consent-save": { consentGid: "c" } };
  const scan = { calls, journey: { scan: true }, constants: { scanSeconds: 0 } };
  it("D1 shows once after a login; confirming toggles the tip flag between 1 and 2", async () => {
    const shown = await home(scan);
    expect(shown.words()).toContain("Security scan");
    for (const flag of [1, 2, 1]) {
      await shown.press("Continue");
      await shown.settled();
      expect(shown.dialog()).toBeNull();
      expect(shown.state.read("device.appListTip")).toBe(flag);
      await shown.again();
      expect(shown.dialog()).toBeNull();
      await act(async () => shown.state.write("journey.scan", true));
      await shown.again();
    }
  });

  it("D1 before the time is over the button does nothing", async () => {
    const shown = await home({ ...scan, constants: { scanSeconds: 600 } });
    await act(async () =>
      [...(shown.dialog()?.querySelectorAll("button") ?? [])]
        .find(({ textContent }) => textContent === "600 s")
        ?.click(),
    );
    expect(shown.dialog()).not.toBeNull();
    expect(shown.state.read("device.appListTip")).toBeUndefined();
  });

  it.each([true, false])("D1 the agreement (ticked: %s) is told to the lender", async (checked) => {
    const told: unknown[] = [];
    const consent = (body: unknown) => (told.push(body), { consentGid: "c" });
    const shown = await home({
      ...scan,
      calls: { ...calls, "consent-save": consent },
      constants: { scanSeconds: 0, scanAgreementChecked: checked },
    });
    await shown.press("Continue");
    await until(() => expect(told).toMatchObject([{ consent: "security-scan", granted: checked }]));
  });

  it.each([
    ["305", true],
    ["302", undefined],
  ])("D1 channel %s says whether there is one after each login (%s)", async (channel, flagged) => {
    const { engine, state } = await home({ calls, channel });
    const { stage } = engine;
    const identity = { userToken: "t2", userGid: "u1", userId: "1", mobile: "7100000002", name: "", userStatus: 1 };
    await act(async () => {
      if (stage.kind !== "visit") return;
      const inputs = { isHuidus: 0, identity };
      await stage.visit.run([{ do: "decide", with: { decision: "after-login", inputs } }]);
    });
    expect(state.read("journey.scan")).toBe(flagged);
  });
});

describe("one after the other", () => {
  const vouchers = { vouchers: [voucher] };
  const news = { notices: [notice("a", 3)] };
  const due = { scan: true, voucherCheck: true };
  const constants = { scanSeconds: 0 };
  const dismiss = ({ engine }: Awaited<ReturnType<typeof home>>) => act(async () => void engine.dialogs.dismiss());

  it("D1 D2 D5 the scan, then the coupons; put away, they are the last, and the notice comes with the next visit", async () => {
    const calls = { "voucher-list": vouchers, "notice-list": news, "consent-save": { consentGid: "c" } };
    const shown = await home({ calls, journey: due, constants });
    expect(shown.words()).toContain("Security scan");
    await shown.press("Continue");
    await until(() => expect(shown.words()).toContain("cash red packet"));
    await dismiss(shown);
    expect([shown.dialog(), shown.state.read("device.notices")]).toEqual([null, undefined]);
    await shown.again();
    expect(shown.words()).toContain("Title a");
  });

  it("D1 D2 a scan that is put away is the last of this visit; the coupons are asked for with the next", async () => {
    const asked = vi.fn(() => vouchers);
    const shown = await home({ calls: { "voucher-list": asked, "notice-list": news }, journey: due, constants });
    await dismiss(shown);
    expect([shown.dialog(), asked.mock.calls]).toEqual([null, []]);
    await shown.again();
    expect(shown.words()).toContain("cash red packet");
    expect(asked).toHaveBeenCalledOnce();
  });

  it("D2 D5 a refused look for coupons keeps nothing back, and is repeated with the next visit", async () => {
    const asked = vi.fn<() => object>(() => refused);
    const calls = { "voucher-list": asked, "notice-list": news };
    const shown = await home({ calls, journey: { voucherCheck: true } });
    expect(shown.words()).toContain("Title a");
    expect([shown.state.read("journey.voucherCheck"), shown.engine.toasts.current]).toEqual([true, undefined]);
    asked.mockReturnValue(vouchers);
    await shown.again();
    expect(shown.words()).toContain("cash red packet");
    expect(shown.state.read("journey.voucherCheck")).toBeUndefined();
  });

  it("D2 D5 A5 where the brand has no coupons nobody asks for them, and the notice shows", async () => {
    const asked = vi.fn(() => vouchers);
    const calls = { "voucher-list": asked, "notice-list": news };
    const shown = await home({ flags: { voucher: false }, calls, journey: { voucherCheck: true } });
    expect(shown.words()).toContain("Title a");
    expect(asked).not.toHaveBeenCalled();
  });

  it("D2 D5 no notice comes over somebody who goes to use a coupon", async () => {
    const asked = vi.fn(() => news);
    const risk = vi.fn(() => ({ status: 999, message: "later", content: {} }));
    const calls = { "voucher-list": vouchers, "notice-list": asked, "risk-auth": risk };
    const shown = await home({ calls, journey: { voucherCheck: true } });
    await shown.press("Use now");
    await until(() => expect(risk).toHaveBeenCalledOnce());
    expect([shown.dialog(), asked.mock.calls]).toEqual([null, []]);
  });
});
