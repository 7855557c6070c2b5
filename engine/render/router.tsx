import { type ReactNode, useEffect, useRef } from "react";
import { HashRouter, useLocation, useNavigate } from "react-router-dom";
import type { Engine } from "../engine.ts";
import { holdBack } from "../navigation/hold-back.ts";
import { EngineRoot } from "./engine-root.tsx";

/** The app under hash routes (S1): static hosting, webviews and shared links work alike. */
export function AppRouter({ engine }: { engine: Engine }): ReactNode {
  return (
    <HashRouter>
      <Follow engine={engine} />
      <EngineRoot engine={engine} />
    </HashRouter>
  );
}

/** Follows the address to its screen. */
function Follow({ engine }: { engine: Engine }): null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const at = useRef("");
  engine.navigator = {
    go: (target, { replace = false } = {}) => void holdBack.released().then(() => navigate(target, { replace })),
    back(otherwise) {
      const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
      if (index > 0) void holdBack.released().then(() => navigate(-1));
      else void navigate(otherwise, { replace: true });
    },
    holdBack: (dismiss) => holdBack.hold(dismiss),
  };
  useEffect(() => {
    const address = pathname + search;
    if (at.current === address) return;
    at.current = address;
    if (!engine.isAt(pathname, search)) void engine.arrive(pathname, search);
  }, [engine, pathname, search]);
  return null;
}
