/** What stands in for what is missing, and changes nothing for whoever reads. */
const instead = / \(else (?:""|0|false|missing|\[\])\)/g;

/** A pattern that ends in one of a row of figures or letters: `A0[1-4]$`. */
const endsInRow = /matches "([\w-]*)\[(\w)-(\w)\]\$"/g;

/** One of plain letters from the beginning, or at the end. */
const begins = /matches "\^([\w/-]+)"/g;
const ends = /matches "([\w/-]+)\$"/g;

/** A single word in quotation marks, which stand around none in a sentence. */
const quotedWord = /"([\p{L}\d_-]+)"/gu;

/** A condition in words as whoever reads no documents reads it: `refuseCode ends with A01 to A04`, `kind is network`. */
export const plainSays = (says: string): string =>
  says
    .replaceAll(instead, "")
    .replaceAll(endsInRow, (_, head: string, from: string, to: string) => `ends with ${head}${from} to ${head}${to}`)
    .replaceAll(begins, "begins with $1")
    .replaceAll(ends, "ends with $1")
    .replaceAll(quotedWord, "$1");
