import { type ReactNode, useState } from "react";
import type { Pair } from "../../publish/studio/questions.ts";
import { AppFrame } from "../parts/AppFrame.tsx";
import { USUAL_WIDTH, WidthChoice } from "../parts/WidthChoice.tsx";
import parts from "../parts/parts.module.css";
import css from "./both-apps.module.css";
import { pairText } from "../parts/pair-address.ts";

interface BothAppsProps {
  readonly origin: string;
  readonly brands: readonly (Pair & {
    readonly name: string /** Where another app is shown. */;
    readonly at?: string;
  })[];
}

/** Two apps side by side, as borrowers have them. */
export function BothApps({ origin, brands }: BothAppsProps): ReactNode {
  const [width, setWidth] = useState(USUAL_WIDTH);
  const [loaded, setLoaded] = useState(0);
  return (
    <div className={css.page}>
      <p className={css.tools}>
        <WidthChoice width={width} choose={setWidth} />
        <button type="button" className={parts.button} onClick={() => setLoaded((before) => before + 1)}>
          Load both again
        </button>
        {brands.every(({ at }) => at === undefined) && (
          <span>Log in on one side and load both again: the other is logged in too.</span>
        )}
      </p>
      <div className={css.apps}>
        {brands.map(({ business, channel, name, at = origin }, place) => (
          <section
            key={place}
            className={css.app}
            style={{ width }}
            aria-label={`${name} ${pairText({ business, channel })}`}
          >
            <p className={css.name}>
              <strong>{name}</strong> {pairText({ business, channel })}
              <a href={`${at}/?b=${business}&c=${channel}`} target="_blank" rel="noreferrer">
                In a window of its own
              </a>
            </p>
            <AppFrame
              key={loaded}
              origin={at}
              business={business}
              channel={channel}
              name={`${name} ${pairText({ business, channel })}`}
              width={width}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
