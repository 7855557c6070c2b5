import { useStore } from "jotai";
import { useEffect } from "react";
import { ask } from "./ask.ts";
import { SignedOut } from "./no-answer.ts";
import { newsAtom, signedOutAtom, silentAtom } from "./heard.ts";

/** How often somebody who looks at a page hears what others have done, ms. */
const EVERY = 1_500;
/** Who has not answered for so long does not answer, ms: a connection to what has stopped may stay open for minutes. */
const PATIENCE = 10_000;

/** Looks again and again whether something has changed, by whoever's hand, as long as the page is looked at. */
export function useNews(): void {
  const store = useStore();
  useEffect(() => {
    let known: string | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let patience: ReturnType<typeof setTimeout>;
    let over = false;
    const fallSilent = () => store.set(silentAtom, true);
    const look = async () => {
      patience = setTimeout(fallSilent, PATIENCE);
      try {
        const { news } = await ask("news", {});
        // What was asked in vain, here or by any piece of the page, is asked again once somebody answers.
        const isBack = store.get(silentAtom);
        store.set(silentAtom, false);
        if (isBack || (known !== undefined && news !== known)) store.set(newsAtom, (before) => before + 1);
        known = news;
      } catch (error) {
        if (error instanceof SignedOut) store.set(signedOutAtom, true);
        else fallSilent();
      } finally {
        clearTimeout(patience);
      }
    };
    const lookAgain = async () => {
      if (!document.hidden) await look();
      if (!over) timer = setTimeout(() => void lookAgain(), EVERY);
    };
    void lookAgain();
    return () => {
      over = true;
      clearTimeout(timer);
      clearTimeout(patience);
    };
  }, [store]);
}
