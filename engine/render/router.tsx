import { type ReactNode, useContext, useEffect, useRef } from "react";
import { HashRouter, UNSAFE_NavigationContext as RouterContext, useLocation } from "react-router-dom";
import type { Engine } from "../runtime/engine.ts";
import { historyEntry } from "../navigation/history-entry.ts";
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

/** How many addresses may lead on to one another before anybody acts: more is a circle of redirects (R15). */
const hopsAllowed = 5;
/** What somebody does that may change the address; `popstate` comes with back, forward and an address typed. */
const acts = ["pointerdown", "keydown", "click", "popstate"] as const;

/** Follows the address to its screen; where addresses lead round and round, to the error screen. */
export function Follow({ engine }: { engine: Engine }): null {
  // Every target is a whole path: what `useNavigate` adds, resolving relative ones, would be 1.4 kB of the first script.
  const { navigator } = useContext(RouterContext);
  const location = useLocation();
  /** What was followed last, and how the browser writes it. */
  const at = useRef("");
  const stood = useRef("");
  const hops = useRef(-1);
  /** A step back was taken that the browser has not made yet. */
  const stepping = useRef(false);
  // oxlint-disable-next-line react/immutability -- the router that is drawn is the app's navigator from its first effect on
  engine.navigator = {
    go: (target, { replace = false } = {}) =>
      void holdBack
        .released()
        // A second tap, while the screen before still shows, is no second step to go back.
        .then(() =>
          replace || window.location.hash === `#${target}` ? navigator.replace(target) : navigator.push(target),
        ),
    back(otherwise) {
      const { idx } = historyEntry();
      if (typeof idx !== "number" || idx === 0) return navigator.replace(otherwise);
      // A second tap before that is none either: it could lead out of the app (R46).
      if (stepping.current) return;
      stepping.current = true;
      void holdBack.released().then(() => {
        stepping.current = true;
        navigator.go(-1);
      });
    },
    holdBack: (dismiss) => holdBack.hold(dismiss),
  };
  useEffect(() => holdBack.tidy(), []);
  useEffect(() => {
    const acted = ({ type }: Event) => {
      hops.current = -1;
      // An address that changes may be our own doing, as where a closed screen says so and leads on.
      if (type !== "popstate") engine.toasts.acted();
      // The page follows only once it is drawn, and until then no guard may lead elsewhere (R39). Who is back by then is
      // asked anew.
      else if (window.location.hash !== stood.current && engine.arrivals.giveUp()) at.current = "";
    };
    // Or it left the app, and somebody came back to the page as it was.
    const stepped = () => void (stepping.current = false);
    for (const act of acts) window.addEventListener(act, acted, true);
    for (const came of ["popstate", "pageshow"]) window.addEventListener(came, stepped, true);
    return () => {
      for (const act of acts) window.removeEventListener(act, acted, true);
      for (const came of ["popstate", "pageshow"]) window.removeEventListener(came, stepped, true);
    };
  }, [engine]);
  useEffect(() => {
    const { pathname, search } = location;
    const address = pathname + search;
    stood.current = window.location.hash;
    if (at.current === address) return;
    at.current = address;
    if (engine.arrivals.isAt(pathname, search)) return;
    hops.current += 1;
    if (hops.current > hopsAllowed) engine.arrivals.astray(pathname, search);
    else void engine.arrivals.arrive(pathname, search);
  }, [engine, location]);
  return null;
}
