import { type ReactNode, useEffect, useState } from "react";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useWatched } from "./use-watched.ts";

/** ms that a screen may load before the loading toast says so; shorter waits would only flicker. */
const patience = 300;

/** The toast that is shown, and the loading toast while a screen waits for its data (S9, D4). */
export function ToastHost(): ReactNode {
  const engine = useEngine();
  const toast = useWatched(engine.ui.toast);
  const busy = useWatched(engine.ui.busy);
  const loading = useLasting(busy, patience);
  const shown = toast ?? (loading ? { key: 0, kind: "loading", text: engine.texts.text("engine.loading") } : undefined);
  return (
    <div className="toasts">
      {shown ? (
        <ChromeWidget
          key={shown.key}
          type={engine.chrome.toast}
          id="toast"
          props={{ kind: shown.kind, text: shown.text }}
        />
      ) : null}
    </div>
  );
}

/** True once `value` has been true for so long. */
function useLasting(value: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, ms]);
  return value && lasting;
}
