import type { Operator } from "../../engine/index.ts";
import { money } from "./money.ts";
import { percent } from "./percent.ts";
import { phoneStored } from "./phone-stored.ts";

/** The operators that the first screen's documents use: part of the first script. */
export const entryOperators: readonly Operator[] = [money, percent, phoneStored];
