import { type ReactNode, useEffect } from "react";
import { secondsToWait } from "../api/busy.ts";
import type { Failure } from "../api/failure.ts";
import type { TextSource } from "../text/text-source.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { useCell } from "./use-cell.ts";
import { wayOn } from "../runtime/way-on.ts";

const retryLimit = 3;

interface Failed {
  readonly tries: number;
  readonly retry: () => void;
  /** What an answer came to, where it did not fail for the line. */
  readonly refusal?: Failure | undefined;
}

/**
 * What was said of an answer, as of any call (X1), and how long a server asked to wait (R44); what cannot be opened or
 * read is a system error (R41, X5).
 */
function saidOf({ kind, message }: Failure, seconds: number, text: TextSource["text"]): string {
  if (kind === "business") return message.trim();
  return seconds > 0 ? text("engine.wait", { seconds }) : text("engine.failed-text", { context: "unread" });
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
  const seconds = secondsToWait(refusal);
  useEffect(() => {
    const waited = seconds > 0 ? setTimeout(retry, seconds * 1000) : undefined;
    return () => clearTimeout(waited);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each refusal says anew how long, and `retry` is another function each time
  }, [refusal]);
  return (
    <ChromeWidget
      type={engine.chrome.failure}
      id="screen-failure"
      props={{
        title: text("engine.failed"),
        text: (refusal && saidOf(refusal, seconds, text)) || text(again ? why : "engine.failed-again"),
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
