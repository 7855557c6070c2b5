import { arithmetic } from "./arithmetic.ts";
import { comparison } from "./comparison.ts";
import { lending } from "./lending.ts";
import { lists } from "./lists.ts";
import { logic } from "./logic.ts";
import { reading } from "./reading.ts";
import type { Signatures } from "./signature.ts";
import { texts } from "./texts.ts";

/** What every operator that a document may name takes and comes to, by name. */
export const signatures: Signatures = {
  ...reading,
  ...comparison,
  ...arithmetic,
  ...logic,
  ...texts,
  ...lists,
  ...lending,
};
