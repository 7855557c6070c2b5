import { exactly, type Operator } from "../../engine/operator.ts";
import { mailboxOf } from "../format/mailbox.ts";

/** An e-mail address → its mailbox, the same for any spelling in capitals and small letters; what is no text stays. */
export const mailbox: Operator = {
  name: "mailbox",
  arity: exactly(1),
  apply: (address: unknown) => (typeof address === "string" ? mailboxOf(address) : address),
};
