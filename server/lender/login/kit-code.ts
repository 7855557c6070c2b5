import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { readMobile } from "../account/find-borrower.ts";

/** The phone of 10 digits that an authorization code of the sandbox stands for: `kit-<phone>`. Refuses others, and all of them outside of a sandbox, with 3013. */
export function readKitCode(sandbox: boolean, code: unknown): string {
  if (!sandbox) throw new Refusal(STATUS.codeWrong);
  const [, phone] = /^kit-([0-9]{10,11})$/.exec(String(code)) ?? [];
  if (!phone) throw new Refusal(STATUS.codeWrong);
  return readMobile(phone);
}
