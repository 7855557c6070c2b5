import type { Expression } from "../../engine/expression.ts";
import { inWords as readAloud } from "../words/in-words.ts";
import { inWords } from "../check/types/in-words.ts";
import { signatures } from "../check/types/operators/signatures.ts";
import { type Chapter, code, type Section } from "./section.ts";
import { spaced } from "./shortest.ts";

/** Every operator: what it takes and comes to, and an example that a test carries out. */
export function operatorsChapter(): Chapter {
  const sections = Object.entries(signatures).map(([name, signature]): Section => {
    const { says, takes, again = 0, gives, givesInWords, example } = signature;
    const from = takes.length - again;
    const rows = takes.map(({ name: argument, type, optional }, at) => [
      code(argument),
      inWords(type),
      [optional ? "may be left out" : "", again > 0 && at >= from ? "may come again" : ""].filter(Boolean).join(", "),
    ]);
    const given = example.given ? ` where ${spaced(JSON.stringify(example.given))}` : "";
    // A test carries out each of the examples, so that they are expressions.
    const expression = example.expression as Expression;
    return {
      id: `operator-${name}`,
      title: name,
      says: [says, `Comes to ${givesInWords ?? inWords(gives)}.`],
      tables: [{ head: ["argument", "is", ""], rows }],
      samples: [
        {
          title: `Reads as: ${readAloud(expression)}${given}`,
          code: `${spaced(JSON.stringify(expression))}  →  ${JSON.stringify(example.comes)}`,
        },
      ],
    };
  });
  return {
    id: "operators",
    title: "Operators",
    says: "What an expression is made of. A missing value is null and is never computed with; numbers and texts are never converted.",
    sections,
  };
}
