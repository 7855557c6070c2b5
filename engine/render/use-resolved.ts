import { useEffect, useReducer, useState } from "react";
import type { Value } from "../document/types.ts";
import { resolveValue } from "../document/value.ts";
import { messageOf } from "../expression/message-of.ts";
import { emptyScope } from "../state/scope.ts";
import type { RenderPlace } from "./place.ts";
import { Watch } from "./watch.ts";

/**
 * What a value of the screen's own comes to, for what is drawn around its nodes; again when something that it reads
 * changes. One that cannot be resolved is nothing, and is reported as a node is.
 */
export function useResolved(value: Value, { engine, scene }: RenderPlace): unknown {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const [watch] = useState(() => new Watch(scene.session, { scope: emptyScope, changed: again }));
  useEffect(() => {
    if (watch.start()) again();
    return () => watch.stop();
  }, [watch]);
  let fault: unknown;
  let resolved: unknown;
  watch.begin();
  try {
    resolved = resolveValue(value, { reader: watch, text: engine.texts.text });
  } catch (error) {
    fault = error;
  } finally {
    watch.end();
  }
  const wrong = fault === undefined || watch.waits ? undefined : messageOf(fault);
  useEffect(() => {
    if (wrong !== undefined) engine.report(new Error(wrong), { screen: scene.session.id });
  }, [wrong, engine, scene]);
  return resolved;
}
