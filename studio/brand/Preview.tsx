import { type ReactNode, useId, useState } from "react";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { AppFrame } from "../parts/AppFrame.tsx";
import { USUAL_WIDTH, WidthChoice } from "../parts/WidthChoice.tsx";
import css from "./brand.module.css";
import { PersonaHint } from "./PersonaHint.tsx";

interface PreviewProps {
  readonly session: Session;
  readonly business: string;
  readonly channel: string;
  readonly name: string;
}

/** The app beside the values that it is made of, on any of its screens. */
export function Preview({ session, business, channel, name }: PreviewProps): ReactNode {
  const { preview: origin, personas, secrets } = session;
  const [width, setWidth] = useState(USUAL_WIDTH);
  const [route, setRoute] = useState("");
  const id = useId();
  const { told } = useAnswer("screens", {});
  return (
    <aside className={css.preview} aria-label="Preview">
      <div className={css.tools} style={{ width }}>
        <WidthChoice width={width} choose={setWidth} />
        <label htmlFor={id}>Screen</label>
        <select id={id} className={css.route} value={route} onChange={(event) => setRoute(event.target.value)}>
          <option value="">as it begins</option>
          {told?.routes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <a
          href={`${origin}/?b=${business}&c=${channel}${route === "" ? "" : `#${route}`}`}
          target="_blank"
          rel="noreferrer"
          aria-label="The app in a window of its own"
        >
          ↗
        </a>
        <PersonaHint personas={personas} secrets={secrets} />
      </div>
      <AppFrame {...{ origin, business, channel, name, width }} {...(route !== "" && { route })} />
    </aside>
  );
}
