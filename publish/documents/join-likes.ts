import { basename } from "node:path/posix";
import { objectOf } from "./json.ts";
import { merge } from "./merge.ts";
import { messages } from "../faults/messages.ts";
import { nearest } from "../faults/nearest.ts";
import { type Document, type Fault, withData } from "./document.ts";
import { faultAt } from "./fault-at.ts";

const likeOf = ({ kind, data }: Document): string | undefined => {
  const { like } = objectOf(data);
  return kind === "screen" && typeof like === "string" ? like : undefined;
};

/**
 * Screens that say `like` become that screen with their own keys over it (RFC 7396). What they are like must be a whole
 * screen itself, so that nobody has to follow a chain. Who is let in each says itself: a guard is about one route, and
 * one that another screen lent would let into that one.
 */
export function joinLikes(
  all: readonly Document[],
  join = joined,
): { all: readonly Document[]; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const whole = new Map<string, Document>();
  const nameless = new Set<string>();
  for (const document of all) {
    if (document.kind !== "screen" || likeOf(document) !== undefined) continue;
    const { id } = objectOf(document.data);
    if (typeof id === "string") whole.set(id, document);
    else nameless.add(basename(document.file, ".screen.json"));
  }
  const screens = all.flatMap((document) => {
    const like = likeOf(document);
    if (like === undefined) return [document];
    const found = whole.get(like);
    if (found) return [join(document, found)];
    // That a screen lacks its id, as one that was emptied, is told of itself.
    if (nameless.has(like)) return [];
    const said = messages.unknown("whole screen", like, nearest(like, whole.keys()));
    faults.push(faultAt(document, ["like"], said));
    return [];
  });
  return { all: screens, faults };
}

/** A screen that is like another, whole one. */
export function joined(document: Document, whole: Document): Document {
  const { like: _taken, ...own } = objectOf(document.data);
  const { guard: _doorOfItsOwn, ...shared } = objectOf(whole.data);
  return withData(document, merge(shared, own));
}
