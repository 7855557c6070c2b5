import type { ReactNode } from "react";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useCell } from "./use-cell.ts";
import { wayOn } from "../runtime/way-on.ts";

const retryLimit = 3;

interface Failed {
  readonly tries: number;
  readonly retry: () => void;
  /** What was said where it did not fail for the line: said as it is of any call (X1, X5); empty where nothing was. */
  readonly refusal?: string | undefined;
}

/** The one safe error in place of a screen's content: try again, and after some tries in vain, home; or what can be done without a line. */
export function ScreenFailure({ tries, retry, refusal }: Failed): ReactNode {
  const engine = useEngine();
  const { text } = engine.texts;
  const again = tries < retryLimit;
  const why = refusal === undefined ? "engine.failed-text" : "engine.broken";
  // That there is no line may be found out only after this.
  useCell(engine.state.cells, engine.chrome.bars.find(({ way }) => way)?.path);
  const way = wayOn(engine);
  return (
    <ChromeWidget
      type={engine.chrome.failure}
      id="screen-failure"
      props={{
        title: text("engine.failed"),
        text: refusal || text(again ? why : "engine.failed-again"),
        ...(!again && { retryLabel: text("engine.go-home") }),
        ...(way && { secondaryLabel: way.label }),
      }}
      on={(event) => {
        if (event === "secondary") way?.go();
        else if (again) retry();
        else engine.navigator.go(engine.brand.routes.home, { replace: true });
      }}
    />
  );
}
