import { Refusal } from "../../contract/refusal.ts";
import { readMobile } from "../account/find-borrower.ts";

const REFUSED = 3013;

/** The phone of 10 digits that an authorization code of the sandbox stands for: `kit-<phone>`. Refuses others with 3013. */
export function readKitCode(code: unknown): string {
  const [, phone] = /^kit-([0-9]{10,11})$/.exec(String(code)) ?? [];
  if (!phone) throw new Refusal(REFUSED);
  return readMobile(phone);
}
