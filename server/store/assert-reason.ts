import { characterName } from "../../publish/check/texts/character-name.ts";
import { hiddenIn } from "../../publish/check/texts/hidden.ts";
import { Refused } from "./releases.ts";

/** @throws Refused for a reason that says nothing, or of which something is not seen */
export function assertReason(why: string): void {
  if (why.trim() === "") throw new Refused("expected a reason: whoever reads the history asks for it");
  const unseen = hiddenIn(why);
  if (unseen !== undefined)
    throw new Refused(`expected a reason in which everything is seen, found ${characterName(unseen)} in it`);
}
