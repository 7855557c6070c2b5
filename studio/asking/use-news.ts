import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { ask, SignedOut } from "./ask.ts";
import { newsAtom, signedOutAtom } from "./use-answer.ts";

/** How often somebody who looks at a page hears what others have done, ms. */
const EVERY = 1_500;

/** Looks again and again whether something has changed, by whoever's hand, as long as the page is looked at. */
export function useNews(): void {
  const tell = useSetAtom(newsAtom);
  const signOut = useSetAtom(signedOutAtom);
  useEffect(() => {
    let known: string | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isSilent = false;
    let over = false;
    const look = async () => {
      try {
        if (!document.hidden) {
          const { news } = await ask("news", {});
          // What was asked in vain is asked again once somebody answers.
          if (isSilent || (known !== undefined && news !== known)) tell((before) => before + 1);
          [known, isSilent] = [news, false];
        }
      } catch (error) {
        // What does not answer is told by whoever asks for something.
        if (error instanceof SignedOut) signOut(true);
        else isSilent = true;
      }
      if (!over) timer = setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [tell, signOut]);
}
