/** A stretch of a text. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * A snippet of the editors' protocol with what it stands for at each of its stops; the first stop is chosen, to be typed
 * over: `"voucher": ${1:false}` is `"voucher": false` with `false` chosen.
 */
export function filledIn(snippet: string): { readonly text: string; readonly chosen: Stretch } {
  let text = "";
  let chosen: Stretch | undefined;
  for (const [part, escaped, bare, stop = bare, words, choice] of snippet.matchAll(parts)) {
    const from = text.length;
    text += escaped ?? plain(words ?? choice?.split(",")[0] ?? (stop === undefined ? part : ""));
    if (stop !== undefined) chosen ??= { from, to: text.length };
  }
  return { text, chosen: chosen ?? { from: text.length, to: text.length } };
}

/** An escaped letter, a stop with nothing, with words or with a choice of words, or any letter. */
const parts = /\\([\\$}])|\$(\d+)|\$\{(\d+)(?::((?:[^\\}]|\\.)*)|\|([^|]*)\|)?\}|[^]/g;

const plain = (words: string): string => words.replace(/\\([\\$},|])/g, "$1");
