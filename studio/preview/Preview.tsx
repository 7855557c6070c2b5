import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { AppFrame } from "../parts/AppFrame.tsx";
import { APP } from "../frame/SkipLinks.tsx";
import parts from "../parts/parts.module.css";
import { USUAL_WIDTH, WidthChoice } from "../parts/WidthChoice.tsx";
import { Choice } from "./Choice.tsx";
import { Clock } from "./Clock.tsx";
import { Decided } from "./Decided.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { LogIn } from "./LogIn.tsx";
import css from "./preview.module.css";
import { ScreenChoice } from "./ScreenChoice.tsx";
import { Shown } from "./Shown.tsx";
import { type Pointed, usePreview } from "./use-preview.ts";
import { elsewhere } from "./where.ts";

interface PreviewProps {
  readonly session: Session;
  readonly business: string;
  readonly channel: string;
  readonly name: string;
  readonly languages: readonly string[];
  /** Told what somebody points at in it. */
  readonly point: (pointed: Pointed) => void;
}

/** The app beside the values that it is made of: any of its screens, as anybody may have it. */
export function Preview({ session, business, channel, name, languages, point }: PreviewProps): ReactNode {
  const { preview: origin, personas, secrets } = session;
  const [width, setWidth] = useState(USUAL_WIDTH);
  const [route, setRoute] = useState("");
  const [large, setLarge] = useState(false);
  const [native, setNative] = useState(false);
  const [inspect, setInspect] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const help = useId();
  const [more, setMore] = useState(false);
  const screens = useAnswer("screens", {}).told?.screens ?? [];
  const end = useCallback(() => {
    setInspect(false);
    toggle.current?.focus();
  }, []);
  const { frame, loaded, send, is, shows, taken, said } = usePreview(
    origin,
    { inspect, large, native },
    { picked: point, ended: end },
  );
  useEffect(() => {
    if (!inspect) return;
    const key = (event: KeyboardEvent) => event.key === "Escape" && end();
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [inspect, end]);
  const address = `${origin}/?b=${business}&c=${channel}${route === "" ? "" : `#${route}`}`;
  return (
    <aside id={APP} tabIndex={-1} className={css.preview} aria-label="Preview">
      <div className={css.tools} style={{ maxWidth: Math.max(width, USUAL_WIDTH) }}>
        <div className={css.row}>
          <ScreenChoice screens={screens} chosen={route} choose={setRoute} />
          <a href={address} target="_blank" rel="noreferrer" aria-label="The app in a window of its own">
            ↗
          </a>
          <button
            ref={toggle}
            type="button"
            className={`${parts.button} ${css.pressed}`}
            aria-pressed={inspect}
            aria-describedby={help}
            onClick={() => setInspect(!inspect)}
          >
            Inspect
          </button>
        </div>
        <div className={css.row}>
          <LogIn personas={personas} logIn={(phone) => send({ studio: "log in", phone })} />
          <button
            type="button"
            className={`${parts.button} ${css.pressed} ${css.last}`}
            aria-expanded={more}
            onClick={() => setMore(!more)}
          >
            More
          </button>
        </div>
        {more && (
          <div role="group" aria-label="More choices" className={css.more}>
            <WidthChoice width={width} choose={setWidth} />
            <Choice name="Text" chosen={large ? "200" : "100"} choose={(one) => setLarge(one === "200")} of={sizes} />
            <Choice name="In" chosen={native ? "app" : "web"} choose={(one) => setNative(one === "app")} of={places} />
            <LanguageChoice
              languages={languages}
              chosen={is?.language ?? ""}
              choose={(language) => send({ studio: "speak", language })}
            />
            {is?.now !== undefined && (
              <Clock now={is.now} move={(days) => send({ studio: "move the clock", days })} secrets={secrets} />
            )}
          </div>
        )}
        <p id={help} role="status" className={said?.wrong === true && !inspect ? css.wrong : undefined}>
          {inspect
            ? "Press anything in the app, or Tab to it and press Enter. Escape ends it."
            : [said?.words, elsewhere(screens, route, shows?.scene)].filter(Boolean).join(" ")}
        </p>
        {taken.length > 0 && <Decided taken={taken} brand={`${name} ${business}/${channel}`} />}
      </div>
      {shows && <Shown business={business} channel={channel} shows={shows} />}
      <AppFrame
        ref={frame}
        loaded={loaded}
        {...{ origin, business, channel, name, width }}
        {...(route !== "" && { route })}
      />
    </aside>
  );
}

const sizes = [
  { id: "100", words: "100 %" },
  { id: "200", words: "200 %" },
];
const places = [
  { id: "web", words: "the web" },
  { id: "app", words: "an app" },
];
