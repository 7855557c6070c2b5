import type { JsonObject } from "../../publish/documents/json.ts";
import type { Seen } from "./messages.ts";

type SceneName = NonNullable<Seen["scene"]>;
type Step = Seen["steps"][number];

/** What React keeps of an element's component, as far as it is looked at here. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: unknown;
  readonly memoizedProps: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  // A border: what the app's components were given, of which nothing is sure here.
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** Whose an element is: the components around it, from inside to outside. */
function* around(element: Element): Generator<{ readonly props: Fields; readonly self: unknown }> {
  const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
  // React's own: its name and form are of the version that is pinned here, and held by a journey.
  let fiber = key === undefined ? null : (Reflect.get(element, key) as Fiber | null);
  for (; fiber; fiber = fiber.return) yield { props: fieldsOf(fiber.memoizedProps), self: fiber.stateNode };
}

/** Whose something on the page is, and by which steps it is found from the top of its scene. */
export interface Owner {
  /** The same for all elements of one of them, and for no other's. */
  readonly self: unknown;
  readonly widget: string;
  readonly scene?: SceneName | undefined;
  readonly steps: readonly Step[];
}

/** The node, or the piece of the app's own frame, that drew an element; undefined for what neither did. */
export function ownerOf(element: Element): Owner | undefined {
  const steps: Step[] = [];
  let own: { readonly self: unknown; readonly widget: string; readonly framed: boolean } | undefined;
  let outermost: unknown;
  for (const { props, self } of around(element)) {
    const { node, scope, place, type, id, visit, dialog } = props;
    const { key, widget } = fieldsOf(node);
    if (typeof key === "string" && scope !== undefined && place !== undefined) {
      outermost = node;
      if (typeof widget === "string") own ??= { self, widget, framed: false };
      steps.unshift(typeof widget === "string" ? { key, widget } : { key });
    } else if (typeof type === "string" && typeof id === "string" && props.props !== undefined)
      own ??= { self: `${type} ${id}`, widget: type, framed: true };
    const found = sceneOf(visit, dialog, outermost);
    if (found && own) return { ...own, scene: found, steps: own.framed ? [] : steps };
  }
  return own && { ...own, steps: [] };
}

function sceneOf(visit: unknown, dialog: unknown, outermost: unknown): SceneName | undefined {
  const opened = fieldsOf(fieldsOf(dialog).document).id;
  if (typeof opened === "string") return { kind: "dialog", id: opened };
  const { session, loading } = fieldsOf(visit);
  const { id } = fieldsOf(fieldsOf(session).document);
  if (typeof id !== "string") return undefined;
  return { kind: "screen", id, loading: Array.isArray(loading) && loading.includes(outermost) };
}

/** A decision that was taken, with what each row that was tried read. */
export interface TakenDecision {
  readonly id: string;
  readonly row: string;
  readonly because: string;
  readonly trace: readonly { readonly read: JsonObject }[];
}

interface Watchable<T> {
  readonly read: () => T;
  readonly watch: (changed: () => void) => void;
}

/** The running app, as far as it is spoken to here. */
export interface RunningApp {
  readonly texts: { readonly language: string };
  readonly known: boolean;
  readonly state: { readonly read: (path: string) => unknown };
  readonly stage: { readonly kind: string; readonly visit?: unknown };
  /** The decision that was taken last. */
  readonly ui: { readonly decision: Watchable<TakenDecision | undefined> };
  switchLanguage(language: string): Promise<void>;
  logout(): void;
  runSteps(steps: readonly object[], scene: unknown, scope: object): Promise<boolean>;
}

/** The app that draws this page; undefined until it has drawn something. */
export function runningApp(): RunningApp | undefined {
  for (const element of document.querySelectorAll("[data-screen], main, div"))
    for (const { props } of around(element)) {
      const { engine } = props;
      // What the engine's outermost component was given.
      if (isApp(engine)) return engine;
    }
  return undefined;
}

const isApp = (engine: unknown): engine is RunningApp =>
  typeof engine === "object" && engine !== null && "runSteps" in engine && "switchLanguage" in engine;
