import { type ReactNode, useState } from "react";
import type { Pair } from "../../publish/studio/questions.ts";
import type { Session } from "../asking/ask.ts";
import { useAnswer } from "../asking/use-answer.ts";
import { BothApps } from "./BothApps.tsx";
import { PairChoice } from "./PairChoice.tsx";

interface BeforeAndAfterProps extends Pick<Session, "preview" | "live" | "personas"> {
  readonly className?: string | undefined;
}

/** One brand as borrowers have it and as the folder has it, both apps side by side; nothing where the two are one. */
export function BeforeAndAfter({ preview, live, personas, className }: BeforeAndAfterProps): ReactNode {
  const { told } = useAnswer("brands", {});
  const [pair, choose] = useState<Pair>();
  if (live === undefined || !told) return null;
  return (
    <section aria-label="Before and after" className={className}>
      <PairChoice label="See before and after" cards={told.cards} pair={pair} choose={choose} />
      {pair && (
        <BothApps
          key={`${pair.business}-${pair.channel}`}
          preview={preview}
          personas={personas}
          brands={[
            { ...pair, name: "Live", at: live },
            { ...pair, name: "Draft", at: preview },
          ]}
        />
      )}
    </section>
  );
}
