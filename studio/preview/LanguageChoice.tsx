import type { ReactNode } from "react";
import { languageWords } from "../../publish/words/language-words.ts";
import { Choice } from "./Choice.tsx";

interface LanguageChoiceProps {
  readonly languages: readonly string[];
  /** Empty where nobody has chosen one. */
  readonly chosen: string;
  readonly choose: (language: string) => void;
}

/** In which of the languages that a brand speaks. */
export const LanguageChoice = ({ languages, chosen, choose }: LanguageChoiceProps): ReactNode => (
  <Choice
    name="Language"
    chosen={chosen}
    choose={choose}
    of={[
      ...(chosen === "" ? [{ id: "", words: "as it begins" }] : []),
      ...languages.map((code) => ({ id: code, words: languageWords(code) })),
    ]}
  />
);
