import { findNodeAtLocation } from "jsonc-parser";
import type { Document, Fault } from "../documents/document.ts";
import { isAround } from "../documents/position.ts";
import { meantBy } from "../faults/say.ts";
import { slideWords } from "./given/slides.ts";

/**
 * Faults without those that another one tells already: one mistake is one line. What a screen lends to those that are
 * `like` it is told at the screen; of a slide whose id is misspelt one text says it; of a text key that is misspelt in
 * one language neither that nobody uses it, nor that the right one is missing; of words with marks for a page only
 * that; of a condition that does not do as it should, not that it could be shorter; of words that are kept neither that
 * they are another language's nor, but where a name in them is misspelt, that the other language says it otherwise or
 * alone has them. Whatever else goes with a mistake is found by mending it (`mends/`).
 */
export function withoutEchoes(faults: readonly Fault[], documents: readonly Document[]): readonly Fault[] {
  const echoes = new Set([
    ...lent(faults, documents),
    ...atOnePlace(faults),
    ...ofMisspeltKeys(faults),
    ...ofMisspeltSlides(faults),
    ...ofMarkup(faults),
    ...ofStyle(faults),
    ...ofKeptWords(faults),
  ]);
  return faults.filter((fault) => !echoes.has(fault));
}

function lent(faults: readonly Fault[], documents: readonly Document[]): readonly Fault[] {
  const files = new Map(
    documents.flatMap(({ kind, file, data }) => (kind === "screen" ? [[idOf(data), file] as const] : [])),
  );
  const faulty = new Set(faults.map(({ file }) => file));
  const lenders = new Map(
    documents.flatMap((document) => {
      if (document.kind !== "screen" || !faulty.has(document.file)) return [];
      const like: unknown = findNodeAtLocation(document.tree, ["like"])?.value;
      return typeof like === "string" ? [[document.file, files.get(like)] as const] : [];
    }),
  );
  const told = new Set(faults.map(({ file, path, code, message }) => [file, path, code, message].join("\n")));
  return faults.filter(({ file, path, code, message }) =>
    told.has([lenders.get(file) ?? "", path, code, message].join("\n")),
  );
}

const idOf = (data: unknown): unknown =>
  typeof data === "object" && data !== null && "id" in data ? data.id : undefined;

/** Texts that one misspelt name stands for, as a slide's id does for its heading, its words and its button. */
function atOnePlace(faults: readonly Fault[]): readonly Fault[] {
  const told = new Set<string>();
  return faults.filter(({ file, path, line, column, code, message }) => {
    if (code !== "E701" || meantBy(message) === undefined) return false;
    const place = [file, path, line, column].join("\n");
    const isThere = told.has(place);
    told.add(place);
    return isThere;
  });
}

/** All the words of a slide (E613) whose id is another where it stands; of one key alone it is the key that is wrong. */
function ofMisspeltSlides(faults: readonly Fault[]): readonly Fault[] {
  const left = faults.filter(({ code }) => code === "E613");
  if (left.length === 0) return [];
  const meant = faults.flatMap(({ code, message }) =>
    code === "E701" ? (/^slides\.[a-z]+_(.+)$/.exec(meantBy(message) ?? "")?.[1] ?? []) : [],
  );
  return meant.flatMap((id) => {
    const words = slideWords.map((word) => left.filter(({ path }) => path === `texts.${word}_${id}`));
    return words.some((found) => found.length === 0) ? [] : words.flat();
  });
}

/** Hosts and words of another language that are read out of a tag or a link (E724) in which they stand. */
function ofMarkup(faults: readonly Fault[]): readonly Fault[] {
  const placeOf = ({ file, path }: Fault) => `${file} ${path}`;
  const marked = new Set(faults.filter(({ code }) => code === "E724").map(placeOf));
  return faults.filter((fault) => /^E(612|731)$/.test(fault.code) && marked.has(placeOf(fault)));
}

/**
 * A shorter form (E413) of what its cases (E514) or what was published (E39x) refuse: who writes that has what is wrong
 * in fewer words.
 */
function ofStyle(faults: readonly Fault[]): readonly Fault[] {
  const wrong = faults.filter(({ code, severity }) => /^E(514|39\d)$/.test(code) && severity !== "warning");
  return faults.filter(
    (fault) => isStyle(fault) && wrong.some((other) => other.file === fault.file && isOfOne(fault.path, other.path)),
  );
}

/** Whether it is only said in more words than it takes. */
export const isStyle = ({ code }: Fault): boolean => code === "E413";

/** Whether one place is in the other, or both are of one row or check. */
const isOfOne = (one: string, other: string): boolean =>
  isAround(one, other) || isAround(other, one) || (entryOf(one) !== undefined && entryOf(one) === entryOf(other));

const entryOf = (path: string): string | undefined => /^(rows|checks)\[\d+\]/.exec(path)?.[0];

/**
 * That words differ from another language's (E702), where that is no slip in a name, or that another language alone has
 * them (E706), where they are kept (E387); that they are another's (E731), where they are kept as well (E733).
 */
function ofKeptWords(faults: readonly Fault[]): readonly Fault[] {
  const placeOf = ({ file, path }: Fault) => `${file} ${path}`;
  const kept = new Map(faults.filter(({ code }) => /^E(387|733)$/.test(code)).map((fault) => [placeOf(fault), fault]));
  return faults.filter((fault) => {
    const by = kept.get(placeOf(fault))?.code;
    if (by === undefined) return false;
    const isDifference = /^E70[26]$/.test(fault.code) && meantBy(fault.message) === undefined;
    return fault.code === "E731" || (isDifference && by === "E387");
  });
}

/** A key that nobody uses (E705) and that another language has in another spelling (E706). */
function ofMisspeltKeys(faults: readonly Fault[]): readonly Fault[] {
  return faults
    .filter(({ code }) => code === "E705")
    .flatMap((unused) => {
      const isMeant = faults.some(
        ({ code, file, path, message }) =>
          code === "E706" && file === unused.file && path === unused.path && meantBy(message) !== undefined,
      );
      if (!isMeant) return [];
      const key = /"([^"]+)"/.exec(unused.message)?.[1];
      return [unused, ...faults.filter(({ code, message }) => code === "E706" && meantBy(message) === key)];
    });
}
