import { type ReactNode, useState } from "react";
import { useAnswer } from "../asking/use-answer.ts";
import css from "./brand.module.css";

/** Widths of phones, px. */
const widths = [320, 360, 412];
const USUAL = 360;

interface PreviewProps {
  readonly origin: string;
  readonly business: string;
  readonly channel: string;
  readonly name: string;
}

/** The app itself on the documents as they are written, in a page of another origin: nothing in it reaches the studio. */
export function Preview({ origin, business, channel, name }: PreviewProps): ReactNode {
  const [width, setWidth] = useState(USUAL);
  const { told } = useAnswer("news", {});
  return (
    <aside className={css.preview} aria-label="Preview">
      <div className={css.tools} style={{ width }}>
        <label>
          Width{" "}
          <select value={width} onChange={(event) => setWidth(Number(event.target.value))}>
            {widths.map((one) => (
              <option key={one} value={one}>
                {one} px
              </option>
            ))}
          </select>
        </label>
        <a href={`${origin}/?b=${business}&c=${channel}`} target="_blank" rel="noreferrer">
          In a window of its own
        </a>
        {told && <span>release {told.release}</span>}
      </div>
      <iframe
        key={`${business}-${channel}`}
        className={css.screen}
        style={{ width }}
        title={`${name} as borrowers see it`}
        src={`${origin}/?b=${business}&c=${channel}`}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
    </aside>
  );
}
