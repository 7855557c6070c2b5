import { type ReactNode, useEffect, useState } from "react";
import type { ChromeBar } from "../runtime/engine-options.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useCell } from "./use-cell.ts";

/** Bars above every screen, each while a value of state is what it waits for: the line is down, the data is demo. */
export function BarHost(): ReactNode {
  const { bars = [] } = useEngine().chrome;
  return bars.map((bar) => <Bar key={bar.widget} bar={bar} />);
}

function Bar({ bar }: { bar: ChromeBar }): ReactNode {
  const { state, widgets } = useEngine();
  const shown = useCell(state.cells, bar.path) === bar.is;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (shown && !ready)
      widgets.loadTypes(widgets.get(bar.widget) ? [] : [bar.widget]).then(
        () => setReady(true),
        () => undefined,
      );
  }, [shown, ready, widgets, bar.widget]);
  return shown && ready ? <ChromeWidget type={bar.widget} id={bar.widget} props={{}} /> : null;
}
