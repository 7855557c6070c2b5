import type { ReactNode } from "react";
import type { Engine } from "../runtime/engine.ts";
import { LocaleContext } from "../text/use-locale.ts";
import { BarHost } from "./bar-host.tsx";
import { DialogHost } from "./dialog-host.tsx";
import { EngineContext } from "./engine-context.ts";
import { OuterBoundary } from "./outer-boundary.tsx";
import { StageView } from "./stage-view.tsx";
import { TabHost } from "./tab-host.tsx";
import { ToastHost } from "./toast-host.tsx";
import { useWatched } from "./use-watched.ts";

/** Everything on the page: the screen, its tab bar, dialogs and toasts, in the current language. */
export function EngineRoot({ engine }: { engine: Engine }): ReactNode {
  useWatched(engine.ui.language);
  return (
    <EngineContext value={engine}>
      <LocaleContext value={engine.locale}>
        <OuterBoundary engine={engine} beside>
          <BarHost />
        </OuterBoundary>
        <OuterBoundary engine={engine}>
          <StageView />
        </OuterBoundary>
        <OuterBoundary engine={engine} beside>
          <TabHost />
        </OuterBoundary>
        <OuterBoundary engine={engine} beside>
          <DialogHost />
        </OuterBoundary>
        <OuterBoundary engine={engine} beside>
          <ToastHost />
        </OuterBoundary>
      </LocaleContext>
    </EngineContext>
  );
}
