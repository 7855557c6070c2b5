import { readFileSync } from "node:fs";
import { formatFault } from "../publish/check/given/report.ts";
import { check } from "./check.ts";

const base = "brands/base.brand.json";

/** What the checker says of the shipped base with `wrong` in place of `right`, without lines and columns. @throws where base does not say `right`. */
export function baseLines(right: string, wrong: string): readonly string[] {
  const text = readFileSync(base, "utf8");
  if (!text.includes(right)) throw new Error(`${base} says no ${right}`);
  const { errors } = check(".", { overlay: new Map([[base, text.replace(right, wrong)]]), drafting: true });
  return errors.map((fault) => formatFault(fault).replace(/:\d+:\d+ /, " "));
}
