import type { Operator } from "../../engine/operator.ts";
import { money } from "./money.ts";
import { percent } from "./percent.ts";
import { phone } from "./phone.ts";
import { phoneStored } from "./phone-stored.ts";

/** The operators that the documents that come with the page use: part of the first script. */
export const entryOperators: readonly Operator[] = [money, percent, phone, phoneStored];
