import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { home, now, refused, voucher } from "../testing/home-dialogs.tsx";
import { until } from "../testing/until.ts";

const notice = (noticeGid: string, newsType: number, marketActivities: object[] = []) => ({
  noticeGid,
  newsType,
  title: `Title ${noticeGid}`,
  content: `Content ${noticeGid}`,
  dialogType: marketActivities.length > 0 ? 2 : 1,
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

  it("D5 once ever is once ever, whatever was shown since", async () => {
    const lists: object[][] = [[notice("a", 3)]];
    const { again, press, words, dialog } = await home({
      calls: { "notice-list": () => ({ notices: lists.at(-1) }) },
    });
    await press("Got it");
    for (let day = 1; day <= 61; day++) {
      lists.push([notice(`daily-${day}`, 2)]);
      await again(now + day * DAY);
      expect(words()).toContain(`Title daily-${day}`);
      await press("Got it");
    }
    lists.push([notice("a", 3)]);
    await again(now + 62 * DAY);
    expect(dialog()).toBeNull();
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

  it.each([2, 3])(
    "D5 R54 a notice of type %d is not shown again after a logout, and nothing here says by whom it was seen",
    async (type) => {
      const { press, again, dialog, state, engine } = await home(listed(notice("a", type)));
      await press("Got it");
      await act(async () => engine.logout());
      const kept = ["notices", "dailyNotices"].map((name) => JSON.stringify(state.read(`device.${name}`)));
      expect(kept.join()).toContain("/a");
      expect(kept.join()).not.toContain("u1");
      await act(async () => {
        state.write("session.token", "t");
        state.write("session.userGid", "u1");
      });
      await again();
      expect(dialog()).toBeNull();
    },
  );

  it.each([
    ["a route of our own", "/bill", ["/bill"]],
    ["a route as it stands in the address bar", "#/bill", ["/bill"]],
    ["a host on the brand's list", "https://guide.example.com/x", ["https://guide.example.com/x"]],
  ])("D5 an activity leads to %s", async (_where, linkUrl, to) => {
    const activity = { activityId: "x", title: "Invite", linkUrl };
    const { press, went } = await home(listed(notice("a", 1, [activity])));
    await press("See more");
    await until(() => expect(went).toEqual(to));
  });

  it.each([
    ["A5 a screen that the brand has closed", "/invitefriends"],
    ["R16 any other host", "https://evil.example"],
    ["R16 no host of ours in disguise", "//evil.example"],
    ["R16 a script", "javascript:alert(1)"],
  ])("D5 a notice whose one activity leads to %s is not shown; one after it is", async (_where, linkUrl) => {
    const closed = notice("a", 1, [{ activityId: "x", title: "Invite", linkUrl }]);
    const { words } = await home(listed(closed, notice("b", 1)));
    expect(words()).toContain("Title b");
  });

  it("D5 of a notice's activities those show that lead somewhere", async () => {
    const activity = (title: string, linkUrl: string) => ({ activityId: title, title, linkUrl });
    const both = [activity("Closed", "/invitefriends"), activity("Open", "/bill")];
    const { words } = await home(listed(notice("c", 1, both)));
    expect(words()).toContain("Open");
    expect(words()).not.toContain("Closed");
  });

  it("D5 an activity shows its picture where it is the app's own or of a host on the list, else its icon", async () => {
    const activity = (activityId: string, imageUrl: string) => ({
      activityId,
      title: activityId,
      linkUrl: "/bill",
      imageUrl,
    });
    const pictures = [activity("own", "/assets/gift.svg"), activity("let", "https://guide.example.com/a.png")];
    await home(listed(notice("a", 1, [...pictures, activity("not", "https://evil.example/a.png")])));
    const shown = [...document.querySelectorAll("dialog img")].map((image) => image.getAttribute("src"));
    expect(shown).toEqual(["/assets/gift.svg", "https://guide.example.com/a.png"]);
  });

  it("D5 what another tab has shown since this one was opened is not shown here", async () => {
    let shown: Awaited<ReturnType<typeof home>> | undefined;
    // The other tab shows it while the lender is asked; the storage tells.
    const list = () => {
      shown?.state.write("device.notices", ["016k1o6/a"]);
      return shown ? { notices: [notice("a", 3)] } : { notices: [] };
    };
    shown = await home({ calls: { "notice-list": list } });
    await shown.again();
    expect([shown.dialog(), shown.decided()]).toEqual([null, "nothing"]);
  });

  it("D5 a notice that comes late opens over no dialog of the borrower's, and shows with the next visit", async () => {
    const asked: ((answer: object) => void)[] = [];
    const news = { notices: [notice("a", 3)] };
    const lists = [refused, new Promise<object>((settle) => asked.push(settle)), news];
    const shown = await home({ calls: { "notice-list": () => lists.shift() } });
    const { engine, state } = shown;
    await act(async () => engine.arrivals.arrive("/my"));
    await act(async () => engine.arrivals.arrive("/index"));
    await until(() => expect(lists).toHaveLength(1));
    const { stage } = engine;
    if (stage.kind !== "visit") throw new Error("home is not shown");
    await act(async () => void engine.dialogs.open("log-out", {}, stage.visit));
    await until(() => expect(engine.dialogs.stack).toHaveLength(1));
    await act(async () => asked[0]?.(news));
    await until(() => expect(shown.decided()).toBe("once"));
    expect(engine.dialogs.stack.map(({ document }) => document.id)).toEqual(["log-out"]);
    expect(state.read("device.notices")).toBeUndefined();
    await act(async () => void engine.dialogs.dismiss());
    await shown.again();
    expect(shown.words()).toContain("Title a");
    expect(state.read("device.notices")).toEqual(["016k1o6/a"]);
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

  it("D1 a choice that did not reach the lender is said, and asked for again", async () => {
    let granted: unknown;
    const answers: unknown[] = [refused, { consentGid: "c" }];
    const consent = (body: { granted: boolean }) => {
      granted = body.granted;
      return answers.shift();
    };
    const shown = await home({ ...scan, calls: { ...calls, "consent-save": consent } });
    await shown.press("Continue");
    await until(() =>
      expect(shown.engine.toasts.current?.text).toBe("Your choice did not arrive. We ask for it again."),
    );
    expect(shown.dialog()).toBeNull();
    await shown.again();
    expect(shown.words()).toContain("Security scan");
    await shown.press("Continue");
    await until(() => expect(answers).toEqual([]));
    expect(granted).toBe(true);
    await shown.again();
    expect(shown.dialog()).toBeNull();
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

  it("D2 E17 the packet says what the login said it is worth", async () => {
    const shown = await home({ calls: { "voucher-list": vouchers }, journey: { voucherCheck: true } });
    expect(shown.words()).not.toContain("Your welcome gift");
    await dismiss(shown);
    await act(async () => {
      shown.state.write("session.prizeValue", 30_000);
      shown.state.write("journey.voucherCheck", true);
    });
    await shown.again();
    expect(shown.words()).toContain("Congratulations, you got a cash red packet");
    expect(shown.words()).toContain("Your welcome gift₦300");
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
