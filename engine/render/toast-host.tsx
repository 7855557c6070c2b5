import { type ReactNode, useEffect, useState } from "react";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useWatched } from "./use-watched.ts";

/** ms that a screen may load before the loading toast says so; shorter waits would only flicker. */
const patience = 300;

/** The toast that is shown, and the loading toast while a screen waits for its data (S9, D4). */
export function ToastHost(): ReactNode {
  const { ui, chrome } = useEngine();
  const toast = useWatched(ui.toast);
  const busy = useWatched(ui.busy);
  return (
    <div className="toasts">
      {toast ? (
        <ChromeWidget key={toast.key} type={chrome.toast} id="toast" props={{ kind: toast.kind, text: toast.text }} />
      ) : null}
      {busy ? <LoadingToast behind={toast !== undefined} /> : null}
    </div>
  );
}

/** Says that something is waited for, once that has lasted, and unless something else is said. */
function LoadingToast({ behind }: { behind: boolean }): ReactNode {
  const { chrome, texts } = useEngine();
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (behind || !lasting) return null;
  return (
    <ChromeWidget type={chrome.toast} id="toast" props={{ kind: "loading", text: texts.text("engine.loading") }} />
  );
}
