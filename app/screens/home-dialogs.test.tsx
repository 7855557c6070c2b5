import { act } from "react";
import { describe, expect, it } from "vitest";
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
  readonly calls?: Readonly<Record<string, unknown>>;
  readonly journey?: Readonly<Record<string, unknown>>;
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly channel?: string;
  readonly at?: number;
}

/** Home as it is entered with what came before; `again` enters it once more. */
async function home({ calls = {}, journey = {}, constants = {}, channel = "302", at = now }: Prepared) {
  const shown = await open("/my", "usual", { channel, more: calls });
  const { state, engine } = shown;
  const again = async (when = at) => {
    await act(async () => engine.arrivals.arrive("/my"));
    await act(async () => {
      state.write("env.now", when);
      await engine.arrivals.arrive("/index");
    });
    await until(() => expect(engine.ui.read("busy")).toBe(false));
    await settled();
  };
  const settled = () => act(() => new Promise<void>((settle) => setTimeout(settle, 60)));
  await act(async () => {
    state.write("session.userGid", "u1");
    state.cells.write("brand", { ...engine.brand, constants: { ...(engine.brand.constants as object), ...constants } });
    for (const [name, value] of Object.entries(journey)) state.write(`journey.${name}`, value);
  });
  await again();
  const dialog = () => document.querySelector("dialog");
  const press = async (id: string) => {
    await act(async () => document.getElementById(id)?.click());
    await settled();
  };
  return { ...shown, again, dialog, words: () => dialog()?.textContent ?? "", press };
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
    await press("view-coupons");
    expect(went).toEqual(["/voucher"]);
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
    const { place, words, dialog } = await home({ calls: { ...given, "risk-auth": risk } });
    const card = [...place.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("Use now"));
    await act(async () => card?.click());
    await until(() => expect(dialog()).not.toBeNull());
    for (const fact of ["My coupons", "reduce the fee on immediate borrowing", "View my coupons", "₦500 off"])
      expect(words()).toContain(fact);
    const use = [...(dialog()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === "Use now");
    await act(async () => use?.click());
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
    await press("notice-close");
    expect(dialog()).toBeNull();
    await again();
    expect(words()).toContain("Title b");
    await press("notice-close");
    await again();
    expect(dialog()).toBeNull();
  });

  it.each<[string, number, { sameDay: boolean; nextDay: boolean; newSession: boolean }]>([
    ["2 daily", 2, { sameDay: false, nextDay: true, newSession: false }],
    ["3 once ever", 3, { sameDay: false, nextDay: false, newSession: false }],
    ["else once a session", 1, { sameDay: false, nextDay: false, newSession: true }],
  ])("D5 type %s", async (_what, type, again) => {
    const shown = await home(listed(notice("a", type)));
    await shown.press("notice-close");
    const seen = async (at: number) => {
      await shown.again(at);
      const open = shown.dialog() !== null;
      await shown.press("notice-close");
      return open;
    };
    expect(await seen(now + 1000)).toBe(again.sameDay);
    await act(async () => shown.state.write("session.notices", undefined));
    expect(await seen(now + 2000)).toBe(again.newSession);
    expect(await seen(now + DAY)).toBe(again.nextDay);
  });

  it("D5 a day is a day in Lagos: 23:30 and 00:30 there are two, though one in London", async () => {
    const late = Date.parse("2026-11-21T22:30:00Z");
    const { press, again, dialog } = await home({ ...listed(notice("a", 2)), at: late });
    await press("notice-close");
    await again(late + 3_600_000);
    expect(dialog()).not.toBeNull();
  });

  it("D5 another user on the same device sees it himself", async () => {
    const { press, again, dialog, state } = await home(listed(notice("a", 3)));
    await press("notice-close");
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
    const { dialog, went } = await home(listed(notice("a", 1, [activity])));
    const see = [...(dialog()?.querySelectorAll("button") ?? [])].find(({ textContent }) =>
      textContent?.includes("See more"),
    );
    await act(async () => see?.click());
    await act(() => new Promise<void>((settle) => setTimeout(settle, 30)));
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
  const confirm = async ({ dialog }: { dialog: () => Element | null }) => {
    const button = [...(dialog()?.querySelectorAll("button") ?? [])].find(
      ({ textContent }) => textContent === "Continue",
    );
    await act(async () => button?.click());
    await act(() => new Promise<void>((settle) => setTimeout(settle, 30)));
  };

  it("D1 shows once after a login; confirming toggles the tip flag between 1 and 2", async () => {
    const shown = await home(scan);
    expect(shown.words()).toContain("Security scan");
    for (const flag of [1, 2, 1]) {
      await confirm(shown);
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
    await confirm(shown);
    expect(told).toMatchObject([{ consent: "security-scan", granted: checked }]);
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
