import { act, render } from "@testing-library/react";
import type { NodeDocument } from "../../document/grammar/node.ts";
import { EngineRoot } from "../engine-root.tsx";
import { type TestDocuments, testDocuments } from "./test-documents.ts";
import { type Answers, testEngine } from "./test-engine.ts";
import { testWidgets } from "./test-widgets.tsx";

interface TestAppOptions extends TestDocuments {
  readonly answers?: Answers;
  /** Of calls whose lists come in pages, the name of the list. */
  readonly pages?: Readonly<Record<string, string>>;
  /** What is noted in the history's entry. */
  readonly noted?: Record<string, unknown>;
}

/** A running app around one screen, with the test widgets; `renders` names each widget that renders. */
export async function testApp(
  children: readonly NodeDocument[],
  { answers = {}, pages = {}, noted: entry = {}, ...others }: TestAppOptions = {},
) {
  const renders: string[] = [];
  const widgets = testWidgets((name) => renders.push(name));
  const { engine, ...noted } = testEngine(testDocuments(children, others), widgets, answers, { pages, entry });
  // What nobody has is looked for once, and missing from then on.
  const strange = engine.widgets.missing(engine.bound(engine.documents.screenAtHand("test")?.children ?? []).widgets);
  if (strange.length > 0) await engine.widgets.load(strange);
  if (!engine.arrivals.begin("/test")) throw new Error("the test screen did not begin");
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("the test screen is not shown");
  const { visit } = stage;
  const view = render(<EngineRoot engine={engine} />);
  await act(() => engine.arrivals.entered());
  /** Renders until now are forgotten; gives those that an act causes. */
  const rendersOf = async (doing: () => unknown): Promise<string[]> => {
    renders.length = 0;
    await act(async () => void doing());
    return [...renders];
  };
  const write = (path: string, value: unknown) => act(() => visit.session.write(path, value));
  return { ...view, ...noted, engine, visit, renders, rendersOf, write, answers };
}
