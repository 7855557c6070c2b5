import { parse } from "jsonc-parser";
import type { BrandChanges } from "../../publish/compare/brand-changes.ts";
import { type Change, changesOf, insideOf } from "../../publish/compare/changes.ts";
import { type Json, jsonOf, objectOf } from "../../publish/documents/json.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { BrandTerms } from "../../publish/studio/brand-terms.ts";
import type { Questions } from "../../publish/studio/questions.ts";
import {
  type AskedHistory,
  type EditedLayer,
  fitting,
  type Move,
  valueHistory,
} from "../../publish/studio/value-history.ts";
import type { LayerEdit, Live, Releases } from "./releases.ts";

interface Given {
  readonly store: Pick<Releases, "audit" | "brands" | "layerEdits">;
  /** What brands have otherwise in the second. */
  readonly changesOf: (before: DocumentTexts, after: DocumentTexts) => Promise<BrandChanges>;
  readonly terms: () => Promise<BrandTerms>;
}

/** So many are told; of more only how many. */
const MOST = 200;

/** Looks through every edit and every release for a value. Neither ever changes: each is read once. */
export class ValueHistory {
  readonly #given: Given;
  readonly #edits: Omit<EditedLayer, "undone">[] = [];
  readonly #undone = new Set<number>();
  /** By the ids of two releases what the second has otherwise. */
  readonly #changes = new Map<string, BrandChanges["changes"]>();
  /** Two who ask at once do not read the same twice. */
  #looking: Promise<unknown> = Promise.resolve();

  constructor(given: Given) {
    this.#given = given;
  }

  /** Who had which value otherwise, when, why and by which release, the newest first; and how many more there are. */
  async find(asked: AskedHistory): Promise<Questions["history"]["told"]> {
    const looked = this.#looking.then(() => this.#look());
    this.#looking = looked.catch(() => undefined);
    const [moves, terms] = [await looked, await this.#given.terms()];
    const edits = this.#edits.map((edit) => ({ ...edit, undone: this.#undone.has(edit.edit) }));
    const rows = valueHistory({ edits, moves, terms }, asked);
    const { pair } = fitting(terms, asked);
    const noBrand = rows.length === 0 && !terms.names.some((one) => pair(one.pair));
    return { rows: rows.slice(0, MOST), more: Math.max(0, rows.length - MOST), ...(noBrand && { noBrand }) };
  }

  /** Reads what came since; gives all that became live, in the order in which it did. */
  async #look(): Promise<readonly Move[]> {
    const { store } = this.#given;
    for (;;) {
      const more = await store.layerEdits(this.#edits.at(-1)?.edit ?? 0);
      if (more.length === 0) break;
      this.#edits.push(...more.map(readEdit));
      for (const { undoes } of more) if (undoes !== undefined) this.#undone.add(undoes);
    }
    const moves: Move[] = [];
    let last: { readonly release: string; readonly texts: DocumentTexts } | undefined;
    const deeds = (await store.audit()).toReversed();
    for (const [index, { at, who, why, before, after }] of deeds.entries()) {
      if (!before || !after || before.release === after.release) continue;
      const [from, to] = [before.release, after.release];
      let changes = this.#changes.get(`${from} ${to}`);
      if (!changes) {
        const texts = last?.release === from ? last.texts : await store.brands(from);
        last = { release: to, texts: await store.brands(to) };
        ({ changes } = await this.#given.changesOf(texts, last.texts));
        this.#changes.set(`${from} ${to}`, changes);
      }
      const share = shareOf(after, deeds.slice(index + 1));
      const tookBack = after.withdrawn === from ? from : undefined;
      moves.push({ at, who, why, release: to, tookBack, share, others: after.previous, changes });
    }
    return moves;
  }
}

/** To what percentage of devices something came that was made live for some: until it was taken back, or for good. */
function shareOf(made: Live, later: readonly { readonly after: Live | null }[]): number {
  let { share } = made;
  for (const { after } of later) {
    if (!after) continue;
    const isBack = after.withdrawn !== null && after.release !== made.release;
    if (share === 100 || isBack || after.release === made.previous) break;
    ({ share } = after);
  }
  return share;
}

const readEdit = ({ id, at, who, file, before, after }: LayerEdit): Omit<EditedLayer, "undone"> => ({
  ...{ edit: id, at, who, file },
  changes: changesOf(dataOf(before), dataOf(after)).flatMap(valuesOf),
});

/** What a layer says; nothing where there is no file. One that was broken by hand says what can still be read of it. */
function dataOf(text: string | null): Json {
  const { $schema: _, id: __, ...said } = objectOf(jsonOf(JSON.stringify(parse(text ?? "{}") ?? {})));
  return said;
}

/** Of a group of values that came or went as a whole each. */
function valuesOf(change: Change): readonly Change[] {
  const inside = insideOf(change);
  return inside.length === 0 ? [change] : inside.flatMap(valuesOf);
}
