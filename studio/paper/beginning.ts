import { type Kept, keptOf } from "./kept.ts";
import { merged } from "./merged.ts";

/** What a document's page begins with. */
interface Beginning {
  readonly text: string;
  /** As it stood when that was begun. */
  readonly before: string;
  /** What this browser kept, where something of it is still unsaved. */
  readonly earlier?: Kept;
  /** As somebody else has written it since, in the same lines. */
  readonly theirs?: string;
  /** The same in other lines, which are in the text as well. */
  readonly joined?: string;
}

/** What was typed and not saved, with what others have written since where that is elsewhere in the document. */
export function beginning(file: string, written: string): Beginning {
  const plain = { text: written, before: written };
  const earlier = keptOf(file);
  if (!earlier || earlier.text === written) return plain;
  const { text, before } = earlier;
  if (before === written) return { text, before, earlier };
  const both = merged(before, text, written);
  if (both === undefined) return { text, before, earlier, theirs: written };
  return both === written ? plain : { text: both, before: written, earlier, joined: written };
}
