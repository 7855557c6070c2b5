import { type ReactNode, useEffect, useState } from "react";
import { useLocale } from "../text/use-locale.ts";
import type { ChromeBar } from "../runtime/engine-options.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useCell } from "./use-cell.ts";
import { useWatched } from "./use-watched.ts";
import { wayOn } from "../runtime/way-on.ts";
import type { Phase } from "../screen/reads.ts";
import { Watchable } from "../state/watchable.ts";

/** Bars above every screen, each while a value of state is what it waits for: the line is down, the data is demo. */
export function BarHost(): ReactNode {
  return useEngine().chrome.bars.map((bar) => <Bar key={bar.path} bar={bar} />);
}

/** Where no screen is shown nothing is old, and nothing is there that could be lost. */
const never = new Watchable<number | undefined>(undefined);
const nowhere = new Watchable<Phase>("failed");

function Bar({ bar }: { bar: ChromeBar }): ReactNode {
  const engine = useEngine();
  const { state, widgets, chrome, ui } = engine;
  const { text, dateTime } = useLocale();
  const stage = useWatched(ui.stage);
  const since = useWatched(stage.kind === "visit" ? stage.visit.reads.since : never);
  const phase = useWatched(stage.kind === "visit" ? stage.visit.reads.phase : nowhere);
  const shown = useCell(state.cells, bar.path) === bar.is;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (shown && !ready)
      widgets.load([chrome.bar]).then(
        () => setReady(true),
        () => undefined,
      );
  }, [shown, ready, widgets, chrome.bar]);
  if (!shown || !ready) return null;
  const bare = (phase === "failed" && bar.bare) || bar.text;
  const words = since === undefined || bar.asOf === undefined ? text(bare) : text(bar.asOf, { time: dateTime(since) });
  const way = bar.way && wayOn(engine);
  // Where it leads says all of it.
  if (bar.way && !way) return null;
  const props = { ...bar.props, text: words, ...(way && { way: way.label }) };
  return <ChromeWidget type={chrome.bar} id={`bar-${bar.path}`} props={props} on={way?.go} />;
}
