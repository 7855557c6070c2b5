import { type ReactNode, useState } from "react";
import type { Visit } from "../screen/visit.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useWatched } from "./use-watched.ts";

/** Says that a part of the screen is missing whose read failed, and tries again. */
export function ScreenGap({ visit }: { visit: Visit }): ReactNode {
  const { chrome, texts } = useEngine();
  const missing = useWatched(visit.reads.missing);
  const [trying, setTrying] = useState(false);
  if (missing.length === 0 && !trying) return null;
  const retry = () => {
    setTrying(true);
    void visit.complete().finally(() => setTrying(false));
  };
  return (
    <ChromeWidget
      type={chrome.failure}
      id="screen-gap"
      props={{ compact: true, title: texts.text("engine.gap") }}
      pending={trying}
      on={retry}
    />
  );
}
