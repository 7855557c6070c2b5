import { type ReactNode, useCallback, useState } from "react";
import type { BrandCard } from "../../publish/studio/brand-cards.ts";
import type { Pair } from "../../publish/studio/questions.ts";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import type { ToPreview } from "../in-preview/messages.ts";
import { pairText } from "../parts/pair-address.ts";
import parts from "../parts/parts.module.css";
import { USUAL_WIDTH, WidthChoice } from "../parts/WidthChoice.tsx";
import { LanguageChoice } from "../preview/LanguageChoice.tsx";
import { LogIn } from "../preview/LogIn.tsx";
import { ScreenChoice } from "../preview/ScreenChoice.tsx";
import css from "./both-apps.module.css";
import { OneApp } from "./OneApp.tsx";

type Shown = Pair & {
  readonly name: string;
  /** Where another app is shown. */
  readonly at?: string;
};

interface BothAppsProps extends Pick<Session, "preview"> {
  readonly brands: readonly [Shown, Shown];
  /** Who can log in on both. */
  readonly personas?: Session["personas"];
}

/** Two apps side by side, as borrowers have them: each choice is made for both. */
export function BothApps({ preview, brands: [left, right], personas = [] }: BothAppsProps): ReactNode {
  const [width, setWidth] = useState(USUAL_WIDTH);
  const [route, setRoute] = useState("");
  const [language, setLanguage] = useState("");
  const [asked, ask] = useState<{ readonly message: ToPreview; readonly both: boolean }>();
  const [loads, setLoads] = useState(0);
  const [rightLoads, setRightLoads] = useState(0);
  const [leftAt, rightAt] = [left.at ?? preview, right.at ?? preview];
  // Of one origin both are of one session: who is logged in on the left is on the right with its next page.
  const isOneSession = leftAt === rightAt;
  const done = useCallback(() => setRightLoads((before) => before + 1), []);
  const screens = useAnswer("screens", {}).told?.screens ?? [];
  const cards = useAnswer("brands", {}).told?.cards ?? [];
  const both = { width, route, screens };
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <ScreenChoice screens={screens} chosen={route} choose={setRoute} />
        <LanguageChoice
          languages={spokenByBoth(cards, left, right)}
          chosen={language}
          choose={(chosen) => {
            setLanguage(chosen);
            ask({ message: { studio: "speak", language: chosen }, both: true });
          }}
        />
        <LogIn
          personas={personas}
          logIn={(phone) => ask({ message: { studio: "log in", phone }, both: !isOneSession })}
        />
        <WidthChoice width={width} choose={setWidth} />
        <button type="button" className={parts.button} onClick={() => setLoads((before) => before + 1)}>
          Load both again
        </button>
      </div>
      <div className={css.apps}>
        <OneApp
          key={`left ${loads}`}
          {...{ ...left, ...both, ...(isOneSession && { done }) }}
          origin={leftAt}
          asked={asked?.message}
        />
        <OneApp
          key={`right ${loads} ${rightLoads}`}
          {...{ ...right, ...both }}
          origin={rightAt}
          asked={asked?.both === true ? asked.message : undefined}
        />
      </div>
    </div>
  );
}

/** The languages in which both can be looked at. */
function spokenByBoth(cards: readonly BrandCard[], left: Pair, right: Pair): readonly string[] {
  const of = (pair: Pair) => cards.find((card) => card.pair === pairText(pair))?.languages ?? [];
  return of(left).filter((language) => of(right).includes(language));
}
