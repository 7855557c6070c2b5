import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Pair, Questions } from "../../publish/studio/questions.ts";
import { useAnswer } from "../asking/use-answer.ts";
import type { Showing } from "../in-preview/messages.ts";

/** Which entries of the brand's orders stand on the screen that the preview is on, and whether each shows there. */
export const shownAtom = atom<Questions["shown"]["told"]["entries"]>([]);

/** Finds out, and tells whoever shows an order. */
export function Shown({ business, channel, shows }: Pair & { readonly shows: Showing }): null {
  const { told } = useAnswer("shown", { business, channel, ...shows });
  const tell = useSetAtom(shownAtom);
  useEffect(() => tell(told?.entries ?? []), [told, tell]);
  useEffect(() => () => tell([]), [tell]);
  return null;
}
