import type { Questions } from "../../publish/studio/questions.ts";

/** Something on the page, of whichever brand that is. */
export type Seen = Omit<Questions["inspect"]["asked"], "business" | "channel">;

/** What shows of a screen, of whichever brand that is. */
export type Showing = Omit<Questions["shown"]["asked"], "business" | "channel">;

/** A decision that the app took. */
export interface Taken {
  readonly decision: string;
  readonly row: string;
  readonly because: string;
  /** What its rows read of what it was told, as JSON. */
  readonly inputs: string;
}

/** What the studio tells the preview's page. */
export type ToPreview =
  /** How the preview is to be; told whenever its page has loaded, and with each choice. */
  | { readonly studio: "so"; readonly inspect: boolean; readonly large: boolean; readonly native: boolean }
  | { readonly studio: "speak"; readonly language: string }
  | { readonly studio: "log in"; readonly phone: string }
  | { readonly studio: "move the clock"; readonly days: number };

/** What the preview's page tells the studio. Of another origin, and drawn of documents: words to show, and no more. */
export type FromPreview =
  | {
      readonly preview: "is";
      readonly language: string;
      /** The business clock, epoch ms; absent where the lender has none that can be asked. */
      readonly now?: number | undefined;
    }
  | ({ readonly preview: "shows" } & Showing)
  | { readonly preview: "picked"; readonly seen: Seen }
  | ({ readonly preview: "decided" } & Taken)
  /** Somebody ended the inspecting there. */
  | { readonly preview: "ended" }
  | { readonly preview: "said"; readonly words: string; readonly wrong: boolean };

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});
/** No decision reads more, in characters. */
const MOST_READ = 20_000;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 300;

/** A message of the studio; undefined for whatever else a page is told. */
export function readToPreview(data: unknown): ToPreview | undefined {
  const { studio, inspect, large, native, language, phone, days } = fieldsOf(data);
  if (studio === "so" && typeof inspect === "boolean" && typeof large === "boolean" && typeof native === "boolean")
    return { studio, inspect, large, native };
  if (studio === "speak" && isText(language)) return { studio, language };
  if (studio === "log in" && isText(phone)) return { studio, phone };
  if (studio === "move the clock" && typeof days === "number" && Number.isInteger(days) && days > 0 && days <= 366)
    return { studio, days };
  return undefined;
}

/** A message of the preview; undefined for whatever else a page is told. */
export function readFromPreview(data: unknown): FromPreview | undefined {
  const { preview, language, now, words, wrong, ...more } = fieldsOf(data);
  if (preview === "ended") return { preview };
  if (preview === "said" && isText(words) && typeof wrong === "boolean") return { preview, words, wrong };
  if (preview === "is" && isText(language))
    return { preview, language, ...(typeof now === "number" && Number.isFinite(now) && { now }) };
  if (preview === "picked") {
    const seen = readSeen(more.seen);
    return seen && { preview, seen };
  }
  if (preview === "decided") {
    const { decision, row, because, inputs } = more;
    if (!isText(decision) || !isText(row) || !isText(because) || typeof inputs !== "string") return undefined;
    return inputs.length <= MOST_READ ? { preview, decision, row, because, inputs } : undefined;
  }
  const [scene, nodes] = [readScene(more.scene), readAll(more.nodes, 1_000, readSteps)];
  return preview === "shows" && scene && nodes ? { preview, scene, nodes } : undefined;
}

function readSeen(data: unknown): Seen | undefined {
  const { language, scene, steps, widget, words } = fieldsOf(data);
  const read = readSteps(steps);
  if (!isText(language) || !isText(widget) || !isText(words) || !read) return undefined;
  const seen = { language, widget, words, steps: read };
  const found = readScene(scene);
  if (scene === undefined) return seen;
  return found && { ...seen, scene: found };
}

function readScene(data: unknown): Showing["scene"] | undefined {
  const { kind, id, loading } = fieldsOf(data);
  if ((kind !== "screen" && kind !== "dialog") || !isText(id)) return undefined;
  return { kind, id, ...(loading === true && { loading }) };
}

const readSteps = (data: unknown): Seen["steps"] | undefined =>
  readAll(data, 60, (step) => {
    const { key, widget } = fieldsOf(step);
    if (!isText(key) || (widget !== undefined && !isText(widget))) return undefined;
    return { key, ...(widget !== undefined && { widget }) };
  });

/** Each element as it is read, where every one can be. */
function readAll<T>(data: unknown, most: number, read: (one: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(data) || data.length > most) return undefined;
  const found: T[] = [];
  for (const one of data) {
    const known = read(one);
    if (known === undefined) return undefined;
    found.push(known);
  }
  return found;
}
