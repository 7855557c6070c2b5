import { textOf } from "../expression/text-of.ts";
import { type ReactNode, useEffect, useState } from "react";
import type { Visit } from "../screen/visit.ts";
import { emptyScope } from "../state/scope.ts";
import { ChromeWidget } from "./chrome-widget.tsx";
import { useEngine } from "./engine-context.ts";
import { Fields } from "./fields.tsx";
import { nodeList } from "./node-list.tsx";
import { renderPlace } from "./place.ts";
import { ScreenFailure } from "./screen-failure.tsx";
import { ScreenGap } from "./screen-gap.tsx";
import { useAnnounced } from "./use-announced.ts";
import { useCell } from "./use-cell.ts";
import { useResolved } from "./use-resolved.ts";
import { useWatched } from "./use-watched.ts";

/** One visit: header and content, its skeleton while needed reads run, or the one safe error with retry. */
export function ScreenView({ visit }: { visit: Visit }): ReactNode {
  const engine = useEngine();
  const { session } = visit;
  const { document } = session;
  const phase = useWatched(visit.reads.phase);
  const refusal = useWatched(visit.reads.refusal);
  const broken = useCell(session.cells, "page.broken") === true;
  const [place] = useState(() => renderPlace(engine, visit));
  const [tries, setTries] = useState(0);
  const title = textOf(useResolved(document.title, place));
  const top = useAnnounced(visit, phase);

  useEffect(() => {
    engine.host.setTitle(title);
  }, [engine, title]);

  const retry = () => {
    // What was not sent, for the server asked to wait (R44), was no try.
    if (refusal?.kind !== "busy") setTries(tries + 1);
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
          <ScreenFailure tries={tries} retry={retry} refusal={broken ? undefined : refusal} />
        ) : (
          <>
            {phase === "ready" ? <ScreenGap visit={visit} /> : null}
            <Fields form={document.form !== undefined}>
              {nodeList(phase === "loading" ? visit.loading : visit.nodes, emptyScope, place)}
            </Fields>
          </>
        )}
      </main>
    </div>
  );
}
