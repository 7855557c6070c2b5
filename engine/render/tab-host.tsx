import type { ReactNode } from "react";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useCell } from "./use-cell.ts";
import { useWatched } from "./use-watched.ts";

/** The footer tabs, on screens that name their tab (S5); the brand says which and in what order. */
export function TabHost(): ReactNode {
  const engine = useEngine();
  const stage = useWatched(engine.ui.stage);
  const current = stage.kind === "visit" ? stage.visit.session.document.tab : undefined;
  return current === undefined ? null : <Tabs current={current} />;
}

function Tabs({ current }: { current: string }): ReactNode {
  const engine = useEngine();
  const { order, items } = engine.brand.tabs;
  const dotted = order.find((id) => items[id]?.dot !== undefined);
  const dot = useCell(engine.state.cells, (dotted && items[dotted]?.dot) || "journey.dot");
  const select = (id: string) => {
    const item = items[id];
    if (!item || id === current) return;
    if (item.dot !== undefined) engine.state.write(item.dot, false);
    engine.navigator.go(item.to, { replace: true });
  };
  return (
    <ChromeWidget
      type={engine.chrome.tabs}
      id="tab-bar"
      props={{
        items: order.flatMap((id) => {
          const item = items[id];
          if (!item) return [];
          const { label, icon } = item;
          return [
            { id, label: engine.texts.text(label), icon, active: id === current, dot: id === dotted && dot === true },
          ];
        }),
      }}
      on={(_event, detail) => select(String(detail))}
    />
  );
}
