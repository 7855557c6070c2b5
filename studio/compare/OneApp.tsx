import { type ReactNode, useEffect, useState } from "react";
import type { Pair } from "../../publish/studio/questions.ts";
import type { ScreenCard } from "../../publish/studio/screen-cards.ts";
import type { ToPreview } from "../in-preview/messages.ts";
import { AppFrame } from "../parts/AppFrame.tsx";
import { pairText } from "../parts/pair-address.ts";
import { usePreview } from "../preview/use-preview.ts";
import { elsewhere } from "../preview/where.ts";
import css from "./both-apps.module.css";

interface OneAppProps extends Pair {
  readonly name: string;
  readonly origin: string;
  readonly width: number;
  /** The screen that it goes to; empty for where it begins. */
  readonly route: string;
  readonly screens: readonly ScreenCard[];
  /** What it is asked to do; another object asks it again. */
  readonly asked?: ToPreview | undefined;
  /** Told when it has done, or says why not. */
  readonly done?: () => void;
}

const asItIs = { inspect: false, large: false, native: false };
const heard = { picked: () => undefined, ended: () => undefined };

/** One of two apps that are looked at beside each other, with where it went instead and what it says. */
export function OneApp({ name, origin, width, route, screens, asked, done, ...pair }: OneAppProps): ReactNode {
  const { frame, loaded, send, shows, said } = usePreview(origin, asItIs, heard);
  // What was asked before it was there was not asked of it.
  const [before] = useState(asked);
  useEffect(() => {
    if (asked && asked !== before) send(asked);
  }, [asked, before, send]);
  useEffect(() => {
    if (said) done?.();
  }, [said, done]);
  const called = `${name} ${pairText(pair)}`;
  return (
    <section className={css.app} style={{ width }} aria-label={called}>
      <div className={css.name}>
        <strong>{name}</strong> {pairText(pair)}
        <a href={`${origin}/?b=${pair.business}&c=${pair.channel}`} target="_blank" rel="noreferrer">
          In a window of its own
        </a>
        <p role="status" className={css.said}>
          {elsewhere(screens, route, shows?.scene) ?? said?.words}
        </p>
      </div>
      <AppFrame
        ref={frame}
        loaded={loaded}
        {...{ ...pair, origin, width }}
        name={called}
        {...(route !== "" && { route })}
      />
    </section>
  );
}
