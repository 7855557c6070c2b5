import { act } from "react";
import { describe, expect, it } from "vitest";
import type { BridgeAnswer } from "../../engine/bridge.ts";
import cases from "../screens/credit.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";

/** Sends a whole form in where a native app says this of the borrower's face; gives what the lender is sent. */
async function sendIn(answer: BridgeAnswer | undefined): Promise<unknown[]> {
  const sent: unknown[] = [];
  const { press, engine, state } = await show("/credit_entry", {
    "credit-summary": cases.summaries.ready,
    "credit-submit": (body: { idAuthReference?: string }) => {
      sent.push(body.idAuthReference);
      return { auditState: 1 };
    },
  });
  if (answer) {
    Object.assign(engine, { bridge: { native: true, ask: async () => answer } });
    await act(async () => state.write("env.can", { "id-auth": true }));
  }
  await press("submit");
  return sent;
}

describe("the face check of a native app", () => {
  it.each<[string, BridgeAnswer | undefined, string | undefined]>([
    ["a face that belongs to the identity", { ok: true, value: { passed: true, reference: "r-1" } }, "r-1"],
    ["a face that does not", { ok: true, value: { passed: false, reference: "r-1" } }, undefined],
    ["a borrower who refuses", { ok: false, reason: "refused", fallback: "skip" }, undefined],
    ["an app that is silent", { ok: false, reason: "timeout", fallback: "skip" }, undefined],
    ["the plain web", undefined, undefined],
  ])("C17 S16 the form is sent in with %s", async (_, answer, reference) => {
    expect(await sendIn(answer)).toEqual([reference ?? null]);
  });
});
