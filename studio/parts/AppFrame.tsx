import type { ReactNode, Ref } from "react";
import css from "./app-frame.module.css";

interface AppFrameProps {
  readonly origin: string;
  readonly business: string;
  readonly channel: string;
  readonly name: string;
  /** Of the phone, px. */
  readonly width: number;
  /** The screen that it begins with; absent, that which its brand begins with. */
  readonly route?: string;
  readonly ref?: Ref<HTMLIFrameElement>;
  /** Told each time its page has loaded. */
  readonly loaded?: () => void;
}

/** The app itself on the documents as they are written, in a page of another origin: nothing in it reaches the studio. */
export const AppFrame = ({ origin, business, channel, name, width, route, ref, loaded }: AppFrameProps): ReactNode => (
  <iframe
    key={`${business}-${channel}`}
    ref={ref}
    className={css.screen}
    style={{ width }}
    title={`${name} as borrowers see it`}
    src={`${origin}/?b=${business}&c=${channel}${route === undefined ? "" : `#${route}`}`}
    sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    onLoad={loaded}
  />
);
