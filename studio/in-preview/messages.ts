import type { Questions } from "../../publish/studio/questions.ts";

/** Something on the page, of whichever brand that is. */
export type Seen = Omit<Questions["inspect"]["asked"], "business" | "channel">;

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
      /** The places of the screen where an entry of an order shows: `home credit`. */
      readonly shows: readonly string[];
    }
  | { readonly preview: "picked"; readonly seen: Seen }
  /** Somebody ended the inspecting there. */
  | { readonly preview: "ended" }
  | { readonly preview: "said"; readonly words: string; readonly wrong: boolean };

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});
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
  const { preview, language, now, shows, seen, words, wrong } = fieldsOf(data);
  if (preview === "ended") return { preview };
  if (preview === "said" && isText(words) && typeof wrong === "boolean") return { preview, words, wrong };
  if (preview === "is" && isText(language) && Array.isArray(shows) && shows.length <= 500 && shows.every(isText))
    return { preview, language, shows, ...(typeof now === "number" && Number.isFinite(now) && { now }) };
  const found = preview === "picked" ? readSeen(seen) : undefined;
  return found && { preview: "picked", seen: found };
}

function readSeen(data: unknown): Seen | undefined {
  const { language, scene, steps, widget, words } = fieldsOf(data);
  if (!isText(language) || !isText(widget) || !isText(words)) return undefined;
  if (!Array.isArray(steps) || steps.length > 60) return undefined;
  const read = steps.flatMap((step) => {
    const { key, widget: of } = fieldsOf(step);
    return isText(key) && (of === undefined || isText(of)) ? [{ key, ...(of !== undefined && { widget: of }) }] : [];
  });
  if (read.length !== steps.length) return undefined;
  const seen = { language, widget, words, steps: read };
  if (scene === undefined) return seen;
  const { kind, id, loading } = fieldsOf(scene);
  if ((kind !== "screen" && kind !== "dialog") || !isText(id)) return undefined;
  return { ...seen, scene: { kind, id, ...(loading === true && { loading }) } };
}
