import { expect, it } from "vitest";
import { brandNamesIn } from "./brand-names.ts";

const pathsIn = (text: string) => brandNamesIn(text).map(({ path }) => path);

it.each([
  ["brand.constants.toastMs", ["constants.toastMs"]],
  ["boot.brand.api.names.token", ["api.names.token"]],
  ["figures().periodDays * 2", ["constants.periodDays"]],
  ["const { validNumber, codeLength: length } = figures();", ["constants.validNumber", "constants.codeLength"]],
  ['const { base = "", names } = brand.api;\n names.token', ["api.names.token", "api.base", "api.names"]],
  ["const { service }: Readonly<Record<string, string>> = routes;", ["routes.service"]],
  ["f({ at }: Row): void {\n  const { onlineTime } = figures();", ["constants.onlineTime"]],
  ["document.title = brand.legalName", ["legalName"]],
  [".a { color: var(--color-brand) }", ["theme.color-brand"]],
  ["// constants.toastMs\n/* flags.voucher */", []],
  ["const { kept } = other;", []],
  ['"constants.toastMs"', []],
])("what code names of the brand: %s", (text, paths) => expect(pathsIn(text)).toEqual(paths));
