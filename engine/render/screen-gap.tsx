import { type ReactNode, useState } from "react";
import type { Visit } from "../screen/visit.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useCell } from "./use-cell.ts";
import { useWatched } from "./use-watched.ts";

/** Says that a part of the screen is missing whose read failed, or as of when it shows, and tries again. */
export function ScreenGap({ visit }: { visit: Visit }): ReactNode {
  const { chrome, texts, locale, state } = useEngine();
  const missing = useWatched(visit.reads.missing);
  const old = useWatched(visit.reads.since);
  // A bar over the page may say it already.
  const bar = chrome.bars.find(({ asOf }) => asOf !== undefined);
  const barred = useCell(state.cells, bar?.path);
  const since = bar && barred === bar.is ? undefined : old;
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
