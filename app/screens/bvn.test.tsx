import { describe, expect, it } from "vitest";
import cases from "./credit.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";

const { summaries, form, bvn } = cases;
const status = { auditState: 0, bizStatus: 1, currentTime: 1, userType: 1 };
const full = { "credit-form-get": form, "credit-summary": summaries.ready, "index-creditstatus": status };
const empty = { ...full, "credit-form-get": { contacts: [] } };

describe("BVN", () => {
  it.each([
    ["/baseInfo/bvn", empty, "bvn-verify", "/baseInfo"],
    ["/reset_bvn", full, "bvn-modify", "/creditList"],
  ])("V3 %s checks it and leads on; it is in no lasting state", async (route, more, call, to) => {
    const { press, write, went, state } = await show(route, { ...more, [call]: bvn });
    await write("form.bvn", "22000000002");
    await press("save");
    expect(went).toEqual([to]);
    expect(JSON.stringify(state.cells.entries("journey"))).not.toContain("22000000002");
  });

  it.each([
    [
      "bvn-verify",
      "/baseInfo/bvn",
      empty,
      3031,
      "The BVN you filled in already exists, please fill in your own correct BVN",
    ],
    ["bvn-verify", "/baseInfo/bvn", empty, 3030, "BVN does not exist"],
    ["bvn-modify", "/reset_bvn", full, 3032, "Your BVN has been modified once and cannot be modified again"],
  ])("V3 %s on %s says why it is refused", async (call, route, more, refusal, message) => {
    const answer = { status: refusal, message, content: {} };
    const { press, write, words, went } = await show(route, { ...more, [call]: answer });
    await write("form.bvn", "22000000045");
    await press("save");
    expect(words()).toContain(message);
    expect(went).toEqual([]);
  });
});

const asking = "input, [role=group], #save, [aria-disabled=true]";
const of = (bvnChange: string | undefined, summary: object = summaries.approved) => ({
  ...full,
  "credit-summary": { ...summary, bvnChange },
});

describe("S18 V3 a BVN that cannot be changed", () => {
  it.each([
    ["en_US", "changed", "You have changed your BVN once already", "It cannot be changed again."],
    ["en_US", "review", "Your application is under review", "Your BVN can be changed after it is decided."],
    [
      "en_US",
      "loans",
      "A loan of yours is open or under way",
      "Settle all your loans first; then your BVN can be changed.",
    ],
    ["en_US", "of-a-newer-lender", "Your BVN cannot be changed now", "Tell us if it is wrong."],
    ["zh_CN", "changed", "您已修改过一次 BVN", "不可再次修改。"],
    ["zh_CN", "review", "您的申请正在审核中", "审核结束后可修改 BVN。"],
    ["zh_CN", "loans", "您有未结清或处理中的借款", "请先结清所有借款，之后可修改 BVN。"],
  ])("is shown and not asked for, below the reason (%s, %s)", async (language, change, title, reason) => {
    const { place, words, press, went, wrong } = await show("/reset_bvn", of(change), language);
    expect(words()).toContain(`${title}${reason}`);
    expect(words().indexOf(reason)).toBeLessThan(words().indexOf("********002"));
    expect(place.querySelectorAll(asking)).toHaveLength(0);
    expect(words()).not.toMatch(/once only|仅可修改一次/);
    await press("tell");
    expect(went).toEqual(["/suggest?about=credit"]);
    expect(wrong).toEqual([]);
  });

  it("is not asked for under review of a lender that says no more than that", async () => {
    const { place, words } = await show("/reset_bvn", of(undefined, summaries.review));
    expect(words()).toContain("Your application is under review");
    expect(place.querySelectorAll(asking)).toHaveLength(0);
  });

  it.each<[string, object | null]>([
    ["it can be changed", { ...summaries.approved, bvnChange: "open" }],
    ["the lender does not say", summaries.approved],
    ["it could not be asked", null],
  ])("is asked for where %s", async (_, summary) => {
    const { place, words } = await show("/reset_bvn", { ...full, "credit-summary": summary });
    expect(words()).toContain("Your BVN can be changed once only");
    expect(place.querySelectorAll("input")).toHaveLength(1);
    expect(place.querySelector("#tell")).toBeNull();
  });

  it.each([
    ["open", "Change BVN", "You have"],
    ["changed", "You have changed your BVN once already", "Change BVN"],
  ])("S16 its page of the form offers a change where there is one (%s)", async (change, said, not) => {
    const { words, wrong } = await show("/baseInfo/bvn", of(change));
    expect(words()).toContain("********002");
    expect(words()).toContain(said);
    expect(words()).not.toContain(not);
    expect(wrong).toEqual([]);
  });

  it.each([
    ["en_US", "open", "Possible once"],
    ["en_US", "changed", "Changed once already"],
    ["en_US", "review", "Not while under review"],
    ["en_US", "loans", "Not while a loan is open"],
    ["zh_CN", "changed", "已修改过一次"],
    ["zh_CN", "review", "审核期间不可修改"],
    ["zh_CN", "loans", "有未结清借款时不可修改"],
  ])("is not said to be possible where one is led to it (%s, %s)", async (language, change, said) => {
    const { words } = await show("/creditList", of(change), language);
    expect(words()).toContain(said);
    expect(words().includes("Possible once")).toBe(change === "open");
  });
});
