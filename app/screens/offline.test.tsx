import { act } from "react";
import { describe, expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";
import { until } from "../testing/until.ts";

const account = {
  bankCode: "999",
  bankName: "Sandbox Bank",
  bankVA: "0000000017",
  expiredTime: Date.UTC(2030, 0, 1),
  receiverName: "Sandbox Lender",
};
const asked = { business: "716", channel: "104", more: { "repayment-va-static": account } };

/** /offline at business 716, to somebody who saw at a business an account whose time is over then. */
async function offline(expiredTime: number, language = "en_US", business = "716") {
  const shown = await open("/helpcenter", "usual", { ...asked, language, guest: true });
  const seen = Date.UTC(2026, 10, 20, 8, 5);
  await act(async () =>
    shown.state.write("device.repayTo", { owner: "ada", business, account: { ...account, expiredTime }, seen }),
  );
  await act(async () => shown.engine.arrivals.arrive("/offline"));
  await until(() => expect(shown.place.querySelector('[data-screen="offline"]')).not.toBeNull());
  return { ...shown, text: () => shown.place.textContent ?? "" };
}

describe("S30", () => {
  it.each([
    ["en_US", "as you saw it on 20/11/2026 09:05", "Repay from any bank app"],
    ["zh_CN", "20/11/2026 09:05 查看到", "用任意银行渠道还款"],
  ])("a guest sees where he repays to and when he saw it, in Lagos time (%s)", async (language, when, title) => {
    const { text, wrong, state } = await offline(account.expiredTime, language);
    for (const words of [when, title, "0000000017", "Sandbox Bank", "999", "Sandbox Lender"])
      expect(text()).toContain(words);
    expect(state.read("device.repayTo")).not.toBeUndefined();
    expect(wrong).toEqual([]);
  });

  it("what was seen at another business is not told as this one's", async () => {
    const { text, wrong } = await offline(account.expiredTime, "en_US", "718");
    expect(text()).not.toContain("0000000017");
    expect(text()).toContain("the account to pay to stays here for you");
    expect(wrong).toEqual([]);
  });

  it("it is shown after the countdown too, for what is transferred then counts", async () => {
    const { text, wrong, state } = await offline(Date.UTC(2026, 10, 21));
    expect(text()).toContain("0000000017");
    expect(text()).toContain("as you saw it on 20/11/2026 09:05");
    expect(state.read("device.repayTo")).not.toBeUndefined();
    expect(wrong).toEqual([]);
  });

  it.each([
    [false, "You are offline", "Try again"],
    [true, "You are connected", "Go on"],
  ])("says how the line is: online %j", async (online, heading, button) => {
    const { place, state, text } = await offline(account.expiredTime);
    await act(async () => state.write("env.online", online));
    await until(() => expect(text()).toContain(heading));
    expect(place.querySelector("#again")?.textContent).toBe(button);
    expect(text()).not.toContain(online ? "You are offline" : "You are connected");
  });

  it("Try again says that there is no line, and leads back where there is one", async () => {
    const { place, engine, state, text } = await offline(account.expiredTime);
    const backs: string[] = [];
    engine.navigator = { ...engine.navigator, back: (to) => void backs.push(to) };
    const press = () => act(async () => place.querySelector<HTMLButtonElement>("#again")?.click());
    await act(async () => state.write("env.online", false));
    await press();
    await until(() => expect(text()).toContain("There is still no line."));
    expect(backs).toEqual([]);
    await act(async () => state.write("env.online", true));
    await press();
    await until(() => expect(backs).toEqual(["/index"]));
  });

  it("R54 where to transfer to is kept with whose it is, and of nobody known it is not", async () => {
    const at = "/payWithBank?loanGid=L1";
    const nobody = await open(at, "usual", asked);
    await until(() => expect(nobody.place.textContent).toContain("0000000017"));
    expect(nobody.state.read("device.repayTo")).toBeUndefined();
    sessionStorage.setItem("app.session.userGid", '"ada"');
    const { state } = await open(at, "usual", { ...asked, session: sessionStorage });
    await until(() => expect(state.read("device.repayTo")).toMatchObject({ owner: "ada", business: "716", account }));
    expect(Number(state.read("device.repayTo.seen"))).toBeGreaterThan(0);
  });

  it("R53 who is logged in logs out here too, where nothing of his own can be had; a guest is not asked", async () => {
    const borrower = await open("/offline", "usual", asked);
    await act(async () => borrower.state.write("env.online", false));
    await act(async () => borrower.place.querySelector<HTMLButtonElement>("#log-out")?.click());
    await until(() => expect(borrower.place.querySelector("#log-out-yes")).not.toBeNull());
    expect(borrower.state.read("session.token")).not.toBeUndefined();
    await act(async () => borrower.place.querySelector<HTMLButtonElement>("#log-out-yes")?.click());
    await until(() => expect(borrower.state.read("session.token")).toBeUndefined());
    expect(borrower.wrong).toEqual([]);
    expect((await offline(account.expiredTime)).place.querySelector("#log-out")).toBeNull();
  });
});
