import { createContext, useContext } from "react";
import type { Engine } from "../runtime/engine.ts";

export const EngineContext = createContext<Engine | null>(null);

/** The running app, for the components around a screen. */
export function useEngine(): Engine {
  const engine = useContext(EngineContext);
  if (!engine) throw new Error("useEngine needs the engine around it");
  return engine;
}
