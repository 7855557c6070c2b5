import { Checker } from "../../publish/check/checker.ts";
import { formatFault } from "../../publish/check/given/report.ts";
import { keptChecker } from "../../publish/check/schema/kept-code.ts";
import { type Effect, Effects } from "../../publish/compare/effect.ts";
import { withPlace } from "../../publish/compare/sentence.ts";
import { applyEdit } from "../../publish/edit/apply-edit.ts";
import { layerNames } from "../../publish/edit/brand-layers.ts";
import { schemasOf } from "../../publish/reference/schemas-of.ts";
import { wordingOf } from "../../publish/studio/wording.ts";
import { tidy } from "../../publish/edit/tidy.ts";
import { type BrandEdit, valueOf } from "../../publish/edit/plan-edit.ts";
import { orNearest } from "../options/or-nearest.ts";
import { unknownValue } from "./unknown-value.ts";

/** What a command line asks to be otherwise. */
type Asked = Omit<BrandEdit, "business" | "channel">;

/** The edit that a command line asks for; undefined where it asks for none, and a line where it is told wrongly. */
export function editAsked(told: {
  readonly set?: string | undefined;
  readonly unset?: string | undefined;
  readonly layer?: string | undefined;
}): Asked | string | undefined {
  const { set, unset, layer } = told;
  if (set === undefined && unset === undefined)
    return layer === undefined ? undefined : "expected --set or --unset beside --layer";
  if (set !== undefined && unset !== undefined) return "expected --set or --unset, found both";
  const known = layerNames.find((name) => name === layer);
  if (layer !== undefined && known === undefined)
    return `expected ${layerNames.join(", ")} after --layer, ${orNearest(layer, layerNames)}`;
  if (unset !== undefined) return { path: unset.split("."), value: undefined, layer: known };
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(set ?? "") ?? [];
  if (path === undefined || value === undefined)
    return `expected <value>=<json> after --set, as in --set flags.voucher=false, found "${set}"`;
  return { path: path.split("."), value: valueOf(value), layer: known };
}

/** Pairs that are named; of more only how many. */
const NAMED = 6;

/** Edits a brand in the folder, or refuses to; says what that does, in whom, and where it stands. */
export function editBrand(root: string, edit: BrandEdit, dry: boolean): { lines: readonly string[]; wrong: boolean } {
  const checker = new Checker(root, undefined, keptChecker);
  const wording = wordingOf(() => schemasOf(root));
  const done = applyEdit(root, checker, checker.check(), edit, { dry, tidy, wording });
  const { layer, hiddenBy } = done.edit;
  if (done.is === "refused") return { lines: [...done.faults.map(formatFault), "Nothing was written."], wrong: true };
  if (done.is === "overtaken")
    return { lines: [`${layer.file} was written by somebody else meanwhile. Nothing was written.`], wrong: true };
  if (done.is === "as it was") {
    const unknown = unknownValue(schemasOf(root).schema("brand.schema.json"), edit.path);
    if (unknown !== undefined) return { lines: [unknown, "Nothing was written."], wrong: true };
    const why = edit.value === undefined ? "does not say it" : "says so already, or what lies below it does";
    return { lines: [`${layer.file} ${why}. Nothing was written.`], wrong: false };
  }
  const said = done.said();
  const { length } = layer.reaches;
  const named = layer.reaches.slice(0, NAMED).join(", ");
  const reached = length === 1 ? `brand ${named}` : `${length} brands: ${named}${length > NAMED ? ", …" : ""}`;
  return {
    lines: [
      ...(said.length > 0 ? said : ["No brand has anything otherwise."]),
      ...(said.length > 0 ? comesTo(new Effects(root, wording).of(...done.texts())) : []),
      ...(hiddenBy === undefined
        ? []
        : [`${hiddenBy} says it again: ${edit.business}-${edit.channel} stays as it is.`]),
      `${dry ? "Would be written" : "Written"}: ${layer.file}, the layer "${layer.name}" of ${reached}.`,
      ...done.warned().map(formatFault),
    ],
    wrong: false,
  };
}

/** What borrowers can reach, are decided upon and are promised otherwise by it. */
const comesTo = ({ screens, decisions, policies }: Effect): readonly string[] =>
  [...screens, ...decisions, ...policies].map(withPlace);
