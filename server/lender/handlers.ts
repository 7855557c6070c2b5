import { accountHandlers } from "./account/handlers/handlers.ts";
import { bankHandlers } from "./bank/handlers.ts";
import type { Handlers } from "./call/handler.ts";
import { creditHandlers } from "./credit/handlers.ts";
import { cipherHandlers } from "./frame/cipher/handlers.ts";
import { onceHandlers } from "./frame/once/handlers.ts";
import { historyHandlers } from "./history/handlers.ts";
import { homeHandlers } from "./home/handlers.ts";
import { loanHandlers } from "./loan/handlers/handlers.ts";
import { loginHandlers } from "./login/handlers.ts";
import { mailHandlers } from "./mail/handlers.ts";
import { notesHandlers } from "./notes/handlers.ts";
import { papersHandlers } from "./papers/handlers.ts";
import { privacyHandlers } from "./privacy/handlers.ts";
import { remindersHandlers } from "./reminders/handlers.ts";
import { repaymentHandlers } from "./repayment/handlers.ts";
import { rewardsHandlers } from "./rewards/handlers.ts";
import { supportHandlers } from "./support/handlers.ts";
import { withdrawalsHandlers } from "./withdrawals/handlers.ts";

/** Every call that the lender answers. */
export const handlers: Handlers = {
  ...cipherHandlers,
  ...onceHandlers,
  ...loginHandlers,
  ...accountHandlers,
  ...homeHandlers,
  ...creditHandlers,
  ...loanHandlers,
  ...repaymentHandlers,
  ...historyHandlers,
  ...remindersHandlers,
  ...papersHandlers,
  ...privacyHandlers,
  ...bankHandlers,
  ...rewardsHandlers,
  ...withdrawalsHandlers,
  ...mailHandlers,
  ...notesHandlers,
  ...supportHandlers,
};
