import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import type { Overlay } from "../documents/document-reader.ts";
import { brandChapter } from "./brand-values.ts";
import { callsChapter } from "./calls.ts";
import { faultsChapter } from "./faults.ts";
import { givenOf } from "./given.ts";
import { kindsChapter } from "./kinds.ts";
import { namesChapter } from "./names.ts";
import { operatorsChapter } from "./operators.ts";
import { pathsChapter } from "./paths.ts";
import type { Chapter } from "./section.ts";
import { verbsChapter } from "./verbs.ts";
import { widgetsChapter } from "./widgets.ts";

/** The whole reference, from the schemas, tables and documents below a root, with what is laid over these. */
export function referenceOf(root: string, overlay?: Overlay): readonly Chapter[] {
  registerOperators(appOperators);
  const given = givenOf(root, overlay);
  return [
    kindsChapter(given),
    pathsChapter(),
    verbsChapter(given),
    operatorsChapter(),
    widgetsChapter(given),
    namesChapter(given),
    brandChapter(given),
    callsChapter(given),
    faultsChapter(given),
  ];
}
