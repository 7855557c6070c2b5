import type { Operator } from "../../engine/index.ts";
import { money } from "./money.ts";
import { percent } from "./percent.ts";
import { phone } from "./phone.ts";
import { phoneShown } from "./phone-shown.ts";
import { phoneStored } from "./phone-stored.ts";

/** The operators that the first screen's documents use: part of the first script. */
export const entryOperators: readonly Operator[] = [money, percent, phone, phoneStored, phoneShown];
