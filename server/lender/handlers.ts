import { cipherHandlers } from "./frame/cipher/handlers.ts";
import type { CallRegistration } from "./handler.ts";
import { loanHandlers } from "./loan/handlers.ts";
import { peopleHandlers } from "./people/handlers.ts";
import { repaymentHandlers } from "./repayment/handlers.ts";

/** Every call that the lender answers. */
export const handlers: readonly CallRegistration[] = [
  ...cipherHandlers,
  ...loanHandlers,
  ...repaymentHandlers,
  ...peopleHandlers,
];
