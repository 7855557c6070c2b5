import { type ReactNode, useEffect, useState } from "react";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useWatched } from "./use-watched.ts";

/**
 * The toast that is shown, and the loading toast while a screen whose page has begun waits for its data (S9, D4, K8); not
 * beside a dialog, which waits for its answer.
 */
export function ToastHost(): ReactNode {
  const { ui, chrome } = useEngine();
  const toast = useWatched(ui.toast);
  const busy = useWatched(ui.busy);
  const dialogs = useWatched(ui.dialogs);
  return (
    <div className="toasts">
      {toast ? (
        <ChromeWidget key={toast.key} type={chrome.toast} id="toast" props={{ kind: toast.kind, text: toast.text }} />
      ) : null}
      {busy && dialogs.length === 0 ? <LoadingToast behind={toast !== undefined} /> : null}
    </div>
  );
}

/** Says that something is waited for, once the page has begun, and unless something else is said. */
function LoadingToast({ behind }: { behind: boolean }): ReactNode {
  const { chrome, texts, pageInitDelay } = useEngine();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), pageInitDelay);
    return () => clearTimeout(timer);
  }, [pageInitDelay]);
  if (behind || !begun) return null;
  return (
    <ChromeWidget type={chrome.toast} id="toast" props={{ kind: "loading", text: texts.text("engine.loading") }} />
  );
}
