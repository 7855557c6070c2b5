import { type ReactNode, useEffect } from "react";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { ScreenView } from "./screen-view.tsx";
import { useWatched } from "./use-watched.ts";

/** The screen that is being visited, or why there is none. */
export function StageView(): ReactNode {
  const engine = useEngine();
  const stage = useWatched(engine.ui.stage);
  const { text } = engine.texts;
  const title = stage.kind === "unknown" ? text("engine.unknown") : undefined;
  useEffect(() => {
    if (title !== undefined) engine.host.setTitle(title);
  }, [title, engine]);
  if (stage.kind === "empty") return null;
  if (stage.kind === "visit") return <ScreenView key={stage.visit.key} visit={stage.visit} />;
  const unknown = stage.kind === "unknown";
  return (
    <main className="screen">
      <ChromeWidget
        type={engine.chrome.failure}
        id="stage"
        props={
          unknown
            ? { title, text: text("engine.unknown-text"), retryLabel: text("engine.go-home") }
            : { title: text("engine.failed"), text: text("engine.failed-text") }
        }
        on={() => (unknown ? engine.navigator.go(engine.brand.routes.home, { replace: true }) : stage.retry())}
      />
    </main>
  );
}
