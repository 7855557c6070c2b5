import type { NodeDocument } from "../../document/grammar/node.ts";
import type { Engine } from "../../runtime/engine.ts";
import type { Visit } from "../../screen/visit.ts";
import { type TestDocuments, testDocuments } from "./test-documents.ts";
import { type Answers, testEngine } from "./test-engine.ts";
import { testWidgets } from "./test-widgets.tsx";

export interface TestVisitOptions extends TestDocuments {
  readonly answers?: Answers;
  /** Of calls whose lists come in pages, the name of the list. */
  readonly pages?: Readonly<Record<string, string>>;
  /** What is noted in the history's entry. */
  readonly noted?: Record<string, unknown>;
}

/** An engine with one screen and the test widgets, before it shows any; `renders` names each widget that renders. */
export function testReady(
  children: readonly NodeDocument[],
  { answers = {}, pages = {}, noted: entry = {}, ...others }: TestVisitOptions = {},
) {
  const renders: string[] = [];
  const widgets = testWidgets((name) => renders.push(name));
  const { engine, ...noted } = testEngine(testDocuments(children, others), widgets, answers, { pages, entry });
  // What nobody has is looked for once, and missing from then on.
  const strange = engine.widgets.missing(engine.bound(engine.documents.screenAtHand("test")?.children ?? []).widgets);
  return { ...noted, engine, renders, answers, strange };
}

/** The visit of the test's screen, from now on. What draws it must do so at once: it begins by itself. */
export function begin(engine: Engine): Visit {
  if (!engine.arrivals.begin("/test")) throw new Error("the test screen did not begin");
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("the test screen is not shown");
  return stage.visit;
}

/** A running engine on one screen without widgets of its own, and nothing that draws it. */
export function testVisit(options?: TestVisitOptions) {
  const ready = testReady([], options);
  return { ...ready, visit: begin(ready.engine) };
}
