import { textOf } from "../expression/text-of.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Visit } from "../screen/visit.ts";
import { emptyScope } from "../state/scope.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { Fields } from "./fields.tsx";
import { nodeList } from "./node-list.tsx";
import { renderPlace } from "./place.ts";
import { useCell } from "./use-cell.ts";
import { useResolved } from "./use-resolved.ts";
import { useWatched } from "./use-watched.ts";

const retryLimit = 3;

/** One visit: header and content, its skeleton while needed reads run, or the one safe error with retry. */
export function ScreenView({ visit }: { visit: Visit }): ReactNode {
  const engine = useEngine();
  const { session } = visit;
  const { document } = session;
  const phase = useWatched(visit.reads.phase);
  const broken = useCell(session.cells, "page.broken") === true;
  const [place] = useState(() => renderPlace(engine, visit));
  const [tries, setTries] = useState(0);
  const title = textOf(useResolved(document.title, place));
  const top = useRef<HTMLDivElement>(null);
  const announced = useRef(false);

  useEffect(() => {
    engine.host.setTitle(title);
  }, [engine, title]);
  useEffect(() => {
    // A screen reader hears where it is, once there is something to hear; the entry screen leaves focus alone, so that
    // typing is not disturbed.
    const place = top.current?.querySelector<HTMLElement>("h1") ?? (phase === "loading" ? null : top.current);
    if (!visit.arrived || announced.current || !place) return;
    announced.current = true;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [visit, phase]);

  const retry = () => {
    setTries(tries + 1);
    session.cells.write("page.broken", undefined);
    void visit.retry();
  };

  return (
    <div
      className="screen"
      ref={top}
      data-screen={document.id}
      data-path={session.route.path}
      data-phase={broken ? "broken" : phase}
    >
      {document.header === "none" ? null : (
        <ChromeWidget
          type={engine.chrome.header}
          id="page-header"
          props={{ title, variant: document.header === "plain" ? "plain" : "back" }}
          on={() => engine.navigator.back(engine.brand.routes.home)}
        />
      )}
      <main className="content" key={`${tries}-${phase === "loading" ? "loading" : "content"}`}>
        {broken || phase === "failed" ? (
          <ChromeWidget
            type={engine.chrome.failure}
            id="screen-failure"
            props={{
              title: engine.texts.text("engine.failed"),
              text: engine.texts.text(tries < retryLimit ? "engine.failed-text" : "engine.failed-again"),
              ...(tries >= retryLimit && { retryLabel: engine.texts.text("engine.go-home") }),
            }}
            on={tries < retryLimit ? retry : () => engine.navigator.go(engine.brand.routes.home, { replace: true })}
          />
        ) : (
          <Fields form={document.form !== undefined}>
            {nodeList(phase === "loading" ? visit.loading : visit.nodes, emptyScope, place)}
          </Fields>
        )}
      </main>
    </div>
  );
}
