import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { AppFrame } from "../parts/AppFrame.tsx";
import parts from "../parts/parts.module.css";
import { USUAL_WIDTH, WidthChoice } from "../parts/WidthChoice.tsx";
import { Choice } from "./Choice.tsx";
import { Clock } from "./Clock.tsx";
import { LogIn } from "./LogIn.tsx";
import css from "./preview.module.css";
import { Shown } from "./Shown.tsx";
import { type Pointed, usePreview } from "./use-preview.ts";

interface PreviewProps {
  readonly session: Session;
  readonly business: string;
  readonly channel: string;
  readonly name: string;
  readonly languages: readonly string[];
  /** Told what somebody points at in it. */
  readonly point: (pointed: Pointed) => void;
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

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
  const { told } = useAnswer("screens", {});
  const end = useCallback(() => {
    setInspect(false);
    toggle.current?.focus();
  }, []);
  const { frame, loaded, send, is, shows, said } = usePreview(
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
    <aside className={css.preview} aria-label="Preview">
      <div className={css.tools} style={{ width }}>
        <WidthChoice width={width} choose={setWidth} />
        <Choice name="Text" chosen={large ? "200" : "100"} choose={(one) => setLarge(one === "200")} of={sizes} />
        <Choice name="In" chosen={native ? "app" : "web"} choose={(one) => setNative(one === "app")} of={places} />
        <Choice
          name="Language"
          chosen={is?.language ?? ""}
          choose={(language) => send({ studio: "speak", language })}
          of={languages.map((code) => ({ id: code, words: languageNames.of(code.slice(0, 2)) ?? code }))}
        />
        <Choice
          name="Screen"
          chosen={route}
          choose={setRoute}
          of={[{ id: "", words: "as it begins" }, ...(told?.routes ?? []).map((one) => ({ id: one, words: one }))]}
        />
        <a href={address} target="_blank" rel="noreferrer" aria-label="The app in a window of its own">
          ↗
        </a>
        <LogIn personas={personas} logIn={(phone) => send({ studio: "log in", phone })} />
        {is?.now !== undefined && (
          <Clock now={is.now} move={(days) => send({ studio: "move the clock", days })} secrets={secrets} />
        )}
        <button
          ref={toggle}
          type="button"
          className={`${parts.button} ${css.inspect}`}
          aria-pressed={inspect}
          aria-describedby={help}
          onClick={() => setInspect(!inspect)}
        >
          Inspect
        </button>
        <span id={help} role="status" className={`${css.help} ${said?.wrong === true && !inspect ? css.wrong : ""}`}>
          {inspect
            ? "Press anything in the app, or Tab to it and press Enter. Escape ends it."
            : (said?.words ?? "Point at something: what made it?")}
        </span>
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
