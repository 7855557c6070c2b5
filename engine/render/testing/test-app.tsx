import { act, render } from "@testing-library/react";
import type { NodeDocument } from "../../document/grammar/node.ts";
import { EngineRoot } from "../engine-root.tsx";
import { begin, testReady, type TestVisitOptions } from "./test-visit.ts";

/** A running app around one screen, with the test widgets; `renders` names each widget that renders. */
export async function testApp(children: readonly NodeDocument[], options: TestVisitOptions = {}) {
  const { renders, strange, ...running } = testReady(children, options);
  const { engine } = running;
  // Otherwise nothing is waited for: a test may hold what the screen begins with.
  if (strange.length > 0) await engine.widgets.load(strange);
  const visit = begin(engine);
  const view = render(<EngineRoot engine={engine} />);
  await act(() => engine.arrivals.entered());
  /** Renders until now are forgotten; gives those that an act causes. */
  const rendersOf = async (doing: () => unknown): Promise<string[]> => {
    renders.length = 0;
    await act(async () => void doing());
    return [...renders];
  };
  const write = (path: string, value: unknown) => act(() => visit.session.write(path, value));
  return { ...view, ...running, visit, renders, rendersOf, write };
}
