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
