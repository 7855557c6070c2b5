import { type ReactNode, useEffect } from "react";
import type { Stage } from "../screen/stage.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { ScreenView } from "./screen-view.tsx";
import { useWatched } from "./use-watched.ts";

/** The screen that is being visited, or why there is none. */
export function StageView(): ReactNode {
  const stage = useWatched(useEngine().ui.stage);
  if (stage.kind === "empty") return null;
  return stage.kind === "visit" ? <ScreenView key={stage.visit.key} visit={stage.visit} /> : <NoScreen stage={stage} />;
}

/** What a part that could not be had is said to be (X6). */
const whys = { late: "engine.part-late", missing: "engine.part-missing", other: "engine.failed-text" } as const;

function NoScreen({ stage }: { stage: Extract<Stage, { kind: "unknown" | "failed" }> }): ReactNode {
  const engine = useEngine();
  const { text } = engine.texts;
  const title = stage.kind === "unknown" ? text("engine.unknown") : undefined;
  useEffect(() => {
    if (title !== undefined) engine.host.setTitle(title);
  }, [title, engine]);
  const unknown = stage.kind === "unknown";
  return (
    <main className="screen">
      <ChromeWidget
        type={engine.chrome.failure}
        id="stage"
        props={
          unknown
            ? { title, text: text("engine.unknown-text"), retryLabel: text("engine.go-home") }
            : { title: text("engine.failed"), text: text(whys[stage.why ?? "other"]) }
        }
        on={() => (unknown ? engine.navigator.go(engine.brand.routes.home, { replace: true }) : stage.retry())}
      />
    </main>
  );
}
