import { type ReactNode, useEffect, useState } from "react";
import { useLocale } from "../text/use-locale.ts";
import type { ChromeBar } from "../runtime/engine-options.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useCell } from "./use-cell.ts";

/** Bars above every screen, each while a value of state is what it waits for: the line is down, the data is demo. */
export function BarHost(): ReactNode {
  return useEngine().chrome.bars.map((bar) => <Bar key={bar.path} bar={bar} />);
}

function Bar({ bar }: { bar: ChromeBar }): ReactNode {
  const { state, widgets, chrome } = useEngine();
  const { text } = useLocale();
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
  return <ChromeWidget type={chrome.bar} id={`bar-${bar.path}`} props={{ ...bar.props, text: text(bar.text) }} />;
}
