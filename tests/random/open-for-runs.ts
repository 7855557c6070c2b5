import { contract } from "../../app/contract.ts";
import { byId } from "../../app/testing/boot.ts";
import type { CallDocument } from "../../engine/document.ts";
import { type KeepingLender, openKeepingLender } from "../../server/testing/test-lender.ts";

/** A lender for thousands of calls a minute. The contract's code comes with the first call of an area; here it is there before a clock is stopped. */
export async function openForRuns(): Promise<KeepingLender> {
  const lender = await openKeepingLender({ callsPerMinute: 1e9 });
  await Promise.all((Object.values(byId("call")) as unknown as CallDocument[]).map((call) => contract.secrets(call)));
  return lender;
}
