import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { languagesOf } from "../given/text-index.ts";
import { isChanged } from "./changed-words.ts";
import { placeOf, textsIn } from "../given/text-file.ts";
import { figuresIn } from "./figures-in.ts";
import { isOfOther, isSeveralWords } from "./of-other.ts";
import { isPromised } from "./written-figures.ts";

/** A text as it stands in one language. */
interface Spoken {
  readonly document: Document;
  readonly language: string;
  readonly name: string;
  readonly words: string;
}

/** What a text says in one language it says in each: the same figures, in that language's own words. */
export const checkAlike = ofEach((given, document) => {
  const [first = "", ...others] = languagesOf(given.project);
  const { language, id } = placeOf(document.file);
  if (language !== first) return;
  for (const other of others) {
    const beside = given.project.ofFile(`locales/${other}/${id}.text.json`);
    if (!beside) continue;
    const texts = textsIn(beside);
    for (const [name, words] of Object.entries(textsIn(document))) {
      const said = texts[name];
      if (typeof words === "string" && typeof said === "string")
        compare(given, { document, language, name, words }, { document: beside, language: other, name, words: said });
    }
  }
}, "text");

/** Of two that differ the one that was edited is told of; of two that nobody edited, or somebody both, the latter. */
function compare(given: Checking, one: Spoken, two: Spoken): void {
  // Which of them is in the other's letters is told by itself (`own-words.ts`).
  if (isInLetters(one, two) || isInLetters(two, one)) return;
  const [model, edited] =
    isChanged(given.words, one.document, one.name) && !isChanged(given.words, two.document, two.name)
      ? [two, one]
      : [one, two];
  const path = ["texts", edited.name];
  if (one.words === two.words && isSeveralWords(one.words))
    return given.report(edited.document, path, messages.wordsOfOther(edited.language, model.language, edited.words));
  // A figure that should not stand there at all is told once.
  if ([one, two].some(({ document, name }) => isPromised(given.project, document, name))) return;
  const [wanted, found] = [model, edited].map(({ words, language }) => figuresIn(words, language));
  if (!wanted || !found) return;
  const lacking = [...wanted.digits].filter((figure) => !found.all.has(figure));
  const extra = [...found.digits].filter((figure) => !wanted.all.has(figure));
  if (lacking.length + extra.length > 0)
    given.report(edited.document, path, messages.figuresDiffer(edited.name, model.language, lacking, extra));
}

const isInLetters = ({ words, language }: Spoken, other: Spoken): boolean =>
  isOfOther({ words, language, other: other.language, beside: other.words });
