import { type ReactNode, useState } from "react";
import type { Visit } from "../screen/visit.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useWatched } from "./use-watched.ts";

/** Says that a part of the screen is missing whose read failed, or as of when it shows, and tries again. */
export function ScreenGap({ visit }: { visit: Visit }): ReactNode {
  const { chrome, texts, locale } = useEngine();
  const missing = useWatched(visit.reads.missing);
  const since = useWatched(visit.reads.since);
  const [trying, setTrying] = useState(false);
  if (missing.length === 0 && since === undefined && !trying) return null;
  const retry = () => {
    setTrying(true);
    void visit.complete().finally(() => setTrying(false));
  };
  return (
    <ChromeWidget
      type={chrome.failure}
      id="screen-gap"
      props={{
        compact: true,
        title:
          since === undefined ? texts.text("engine.gap") : texts.text("engine.as-of", { time: locale.dateTime(since) }),
      }}
      pending={trying}
      on={retry}
    />
  );
}
