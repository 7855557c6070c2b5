// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type Answer, open } from "./open-screen.tsx";

const terms = { availableBalance: 3700000, subAvailableBalance: 2000000, lowestLimit: 300000 };
const good = {
  basicsAuth: 0,
  refuseFlag: 0,
  refuseCode: "",
  installRefuseFlag: 0,
  isHuidus: 0,
  isSubLogic: 0,
  preLoanInfoRespVO: terms,
};
const ok = (changed: object): Answer => ({ status: 0, message: "", content: { ...good, ...changed } });
const link = "https://guide.example.com/app";

describe("borrow", () => {
  it.each([
    ["with nothing against it", ok({}), "/lendInfo?productType=sloan"],
    ["without credit information", ok({ basicsAuth: 2 }), "/credit_entry"],
    ["refused with A01", ok({ refuseCode: "XA01" }), "/credit_entry"],
    ["refused with a status and A03", { status: 3107, message: "", content: { refuseCode: "A03" } }, "/credit_entry"],
    ["guided by a link", ok({ basicsAuth: 1, guideLink: link }), link],
    ["guided without a link", ok({ basicsAuth: -1 }), "/index"],
    ["whose line is used up", ok({ preLoanInfoRespVO: undefined }), "/creditResult/1"],
    ["who may have a sub-loan", ok({ refuseFlag: 3, isSubLogic: 1 }), "/lendInfo_subLoan?productType=sloan"],
    ["who belongs in the app", ok({ basicsAuth: 2, isHuidus: 1 }), "/h5AppDown"],
  ])("F6 leads a borrower %s to the row's place", async (_who, risk, place) => {
    const { press, went, wrong } = await open("/index", "under review", { risk });
    await press("Borrow now");
    expect(wrong).toEqual([]);
    expect(went).toEqual([place]);
  });

  it("F6 X3 says that the app lends when the lender says so", async () => {
    const risk = { status: 2712, message: "Please apply for a loan in the app", content: {} };
    const { press, went } = await open("/index", "under review", { risk });
    await press("Borrow now");
    expect(document.body.textContent).toContain("Please apply for a loan in the app");
    expect(went).toEqual([]);
  });

  it("A3 says 'not supported, go to the app' on a channel that the brand intercepts", async () => {
    const { press, went } = await open("/index", "under review", { business: "717", channel: "305", risk: ok({}) });
    await press("Borrow now");
    expect(document.body.textContent).toContain("Not supported here, please go to the app");
    expect(went).toEqual([]);
  });
});
