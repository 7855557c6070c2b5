import { Compiler } from "../../../engine/compile.ts";
import type { Brand, PartDocument, ScreenDocument } from "../../../engine/document.ts";
import type { Pack } from "../../../engine/published.ts";
import { registerOperators } from "../../../engine/expression.ts";
import { appOperators } from "../../../lending/operators/index.ts";
import { brandPairs, brandValue } from "../../../publish/documents/compose-brand.ts";
import { readDocuments } from "../../../publish/documents/read-documents.ts";
import { compileDocuments } from "../../../publish/pack/compile-documents.ts";
import { formScreen } from "../engine/documents.ts";
import { formSpec } from "../workload.ts";

/** What a page of this measurement is handed, as JSON. */
export interface Given {
  readonly brand: Brand;
  /** Every widget that a document may name. */
  readonly widgets: readonly string[];
  /** Documents as they are written. */
  readonly written: {
    readonly home: Brand["home"];
    readonly screens: readonly ScreenDocument[];
    readonly parts: readonly PartDocument[];
    readonly sections: readonly PartDocument[];
  };
  /** The same as they are published. */
  readonly published: Pack;
}

/** The screen whose arrival is measured besides those of the app. */
export const formId = "bench-form-300";

/** Every screen of the app and a form of 300 fields, for the first pair of the brands. */
export function given(root: string): Given {
  registerOperators(appOperators);
  const { all } = readDocuments(root);
  const ofKind = <T>(kind: string) => all.filter((found) => found.kind === kind).map(({ data }) => data as T);
  const compiled = compileDocuments(all);
  const [pair] = brandPairs(all);
  if (!pair) throw new Error("there is no brand");
  const value = brandValue(all, pair.business, pair.channel);
  const brand = compiled.brand(value);
  const form = formScreen(formSpec(300), formId);
  const screens = Object.fromEntries(compiled.screens.map(({ screen }) => [screen.id, screen]));
  return {
    brand: { ...brand, flags: Object.fromEntries(Object.keys(brand.flags).map((flag) => [flag, true])) },
    widgets: [
      ...ofKind<{ type: string }>("widget").map(({ type }) => type),
      "bench-group",
      "bench-text",
      "bench-select",
      "bench-submit",
    ],
    written: {
      home: value.home,
      screens: [...compiled.screens.map(({ written }) => written), form],
      parts: ofKind("part"),
      sections: ofKind("section"),
    },
    published: { ...compiled.shared, screens: { ...screens, [form.id]: new Compiler().screen(form) } },
  };
}
