import { elements, type Entries, entries, isEntries } from "../../documents/entries.ts";
import { pathsOf } from "../disclosure/follows-from.ts";
import type { Line } from "../records/published-behaviour.ts";

/** What is published, by the names of documents. */
export type Published = ReadonlyMap<string, readonly Line[]>;

/** Of each document the paths that it sends, or goes by: in what calls are given, in conditions and guards. */
type GoneBy = ReadonlyMap<string, ReadonlySet<string>>;

/** What follows from a record that was read, and from nothing else; a tenth of a second that most edits never need. */
const known = new WeakMap<Published, GoneBy>();

/**
 * By which paths published documents go, and which they send. What is only shown is none. What is handed to a part, a
 * dialog or a decision counts where that goes by it.
 */
export function goneBy(published: Published): GoneBy {
  const found = known.get(published) ?? workedOut(published);
  known.set(published, found);
  return found;
}

/** What a document hands to another: its name, under which key, and what that is. */
interface Handed {
  readonly from: string;
  readonly to: string;
  readonly as: string;
  readonly paths: readonly string[];
}

function workedOut(published: Published): GoneBy {
  const found = new Map<string, Set<string>>();
  const handed: Handed[] = [];
  for (const [name, lines] of published) {
    const paths = new Set<string>();
    found.set(name, paths);
    for (const [line, does] of lines) {
      const label = line.trimStart();
      for (const path of pathsIn(label, does)) paths.add(path);
      handed.push(...handedBy(name, label, does));
    }
  }
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    now = 0;
    for (const { from, to, as, paths } of handed) {
      const own = found.get(from);
      if (own && goesBy(found.get(to), as)) for (const path of paths) own.add(path);
    }
    for (const paths of found.values()) now += paths.size;
  }
  return found;
}

const goesBy = (paths: ReadonlySet<string> | undefined, name: string): boolean =>
  [...(paths ?? [])].some((path) => path === name || path.startsWith(`${name}.`));

/** The paths that a fact sends, or goes by. */
function pathsIn(label: string, does: unknown): readonly string[] {
  if (label === "guard") return [...pathsOf(does), ...conditions(does)];
  if (/^(reads|form)\./.test(label)) return [...pathsOf(entries(does).with), ...conditions(does)];
  return [...conditions(does), ...sent(does)];
}

/** What `when`, `if` and `each` ask, however deep. */
function conditions(value: unknown): readonly string[] {
  if (Array.isArray(value)) return elements(value).flatMap(conditions);
  if (!isEntries(value) || "$" in value) return [];
  const asked = [value.when, value.do === undefined ? undefined : value.if, value.must, entries(value.each).in];
  return [...asked.flatMap(($) => pathsOf({ $ })), ...Object.values(value).flatMap(conditions)];
}

/** What calls are given, however deep. */
function sent(value: unknown): readonly string[] {
  if (Array.isArray(value)) return elements(value).flatMap(sent);
  if (!isEntries(value) || "$" in value) return [];
  const own = value.do === "call" ? pathsOf(entries(value.with).body) : [];
  return [...own, ...Object.values(value).flatMap(sent)];
}

/** What a fact hands on: to a part that it puts in place, to dialogs and decisions of its steps, to a derived value. */
function handedBy(from: string, label: string, does: unknown): readonly Handed[] {
  const part = /^use (\S+)/.exec(label)?.[1];
  const derived = /^derived\.(.+)/.exec(label)?.[1];
  const decided = /^decided\.(.+)/.exec(label)?.[1];
  return [
    ...(decided === undefined
      ? []
      : [
          { from, to: from, as: `decided.${decided}`, paths: pathsOf(entries(does).inputs) },
          ...handings(from, `decision ${String(entries(does).decision)}`, "inputs", entries(does).inputs),
        ]),
    ...(part === undefined ? [] : handings(from, `part ${part}`, "with", entries(does).with)),
    ...(derived === undefined ? [] : [{ from, to: from, as: `derived.${derived}`, paths: pathsOf({ $: does }) }]),
    ...stepsIn(does).flatMap((step) => {
      const { dialog, decision, with: given, inputs } = entries(step.with);
      return [
        ...(typeof dialog === "string" ? handings(from, `dialog ${dialog}`, "with", given) : []),
        ...(typeof decision === "string" ? handings(from, `decision ${decision}`, "inputs", inputs) : []),
      ];
    }),
  ];
}

const handings = (from: string, to: string, root: string, given: unknown): readonly Handed[] =>
  Object.entries(entries(given)).map(([name, value]) => ({ from, to, as: `${root}.${name}`, paths: pathsOf(value) }));

function stepsIn(value: unknown): readonly Entries[] {
  if (Array.isArray(value)) return elements(value).flatMap(stepsIn);
  if (!isEntries(value)) return [];
  return [...("do" in value ? [value] : []), ...Object.values(value).flatMap(stepsIn)];
}
