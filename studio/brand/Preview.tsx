import { type ReactNode, useState } from "react";
import { useAnswer } from "../asking/use-answer.ts";
import { AppFrame } from "../parts/AppFrame.tsx";
import { USUAL_WIDTH, WidthChoice } from "../parts/WidthChoice.tsx";
import css from "./brand.module.css";

interface PreviewProps {
  readonly origin: string;
  readonly business: string;
  readonly channel: string;
  readonly name: string;
}

/** The app beside the values that it is made of. */
export function Preview({ origin, business, channel, name }: PreviewProps): ReactNode {
  const [width, setWidth] = useState(USUAL_WIDTH);
  const { told } = useAnswer("news", {});
  return (
    <aside className={css.preview} aria-label="Preview">
      <div className={css.tools} style={{ width }}>
        <WidthChoice width={width} choose={setWidth} />
        <a href={`${origin}/?b=${business}&c=${channel}`} target="_blank" rel="noreferrer">
          In a window of its own
        </a>
        {told && <span>release {told.release}</span>}
      </div>
      <AppFrame origin={origin} business={business} channel={channel} name={name} width={width} />
    </aside>
  );
}
