import { type Json, merge } from "./merge.ts";
import { messages } from "../faults/messages.ts";
import { nearest } from "../faults/nearest.ts";
import type { Document, Fault } from "./document.ts";
import { entries } from "./entries.ts";
import { formatPath, offsetOf, positionAt } from "./position.ts";

const likeOf = ({ kind, data }: Document): string | undefined => {
  const { like } = entries(data);
  return kind === "screen" && typeof like === "string" ? like : undefined;
};

/**
 * Screens that say `like` become that screen with their own keys over it (RFC 7396). What they are like must be a whole
 * screen itself, so that nobody has to follow a chain.
 */
export function joinLikes(all: readonly Document[]): { all: readonly Document[]; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const whole = new Map<string, Document>();
  for (const document of all)
    if (document.kind === "screen" && likeOf(document) === undefined)
      whole.set(String(entries(document.data).id), document);
  const joined = all.flatMap((document) => {
    const like = likeOf(document);
    if (like === undefined) return [document];
    const found = whole.get(like);
    if (found) {
      // What was read is JSON.
      const { like: _taken, ...own } = document.data as Readonly<Record<string, Json>>;
      return [{ ...document, data: merge(found.data as Json, own) }];
    }
    const { file, text, tree } = document;
    const said = messages.unknown("whole screen", like, nearest(like, whole.keys()));
    faults.push({ ...said, file, ...positionAt(text, offsetOf(tree, ["like"], "value")), path: formatPath(["like"]) });
    return [];
  });
  return { all: joined, faults };
}
