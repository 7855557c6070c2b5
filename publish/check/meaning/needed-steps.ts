import { type Entries, entries } from "../../documents/entries.ts";
import type { Project } from "../given/project.ts";

/** An event that somebody causes who presses, and why he can. */
interface Needed {
  readonly event: string;
  readonly why: string;
}

/**
 * Gives for a node the events that need steps: those whose widget can be pressed always, or once it is given a prop.
 */
export function neededSteps(project: Project): (node: Entries) => readonly Needed[] {
  const known = new Map(
    [...project.ofKind("widget")].map(([type, { data }]) => [type, Object.entries(entries(entries(data).events))]),
  );
  return ({ widget, props, on }) => {
    const events = known.get(String(widget)) ?? [];
    // An event that is misspelled is said as that.
    if (Object.keys(entries(on)).some((given) => !events.some(([event]) => event === given))) return [];
    return events.flatMap(([event, said]) => {
      const { pressed } = entries(said);
      if (pressed === true) return [{ event, why: "" }];
      if (typeof pressed !== "string") return [];
      const given = entries(props)[pressed];
      return given === undefined || given === false ? [] : [{ event, why: ` with "${pressed}"` }];
    });
  };
}
