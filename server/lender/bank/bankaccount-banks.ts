import type { Handler } from "../call/handler.ts";
import { banks } from "./banks.ts";

/** POST /bankaccount/banks: where accounts can be held. */
export const bankaccountBanks: Handler<"bankaccount-banks"> = async () => ({ banks });
