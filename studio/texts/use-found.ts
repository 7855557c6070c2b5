import { useState } from "react";
import type { FoundText, TextsFound } from "../../publish/studio/texts-found.ts";
import { type Answered, useAnswer } from "../asking/use-answer.ts";

interface Held extends TextsFound {
  readonly search: string;
  readonly from: TextsFound;
}

/**
 * The texts that have what is looked for. One that was found stays where it was until something else is looked for:
 * whoever gives it other words sees what became of them. What was found last shows while something else is looked for.
 */
export function useFound(search: string): Answered<TextsFound> {
  const { told, wrong } = useAnswer("texts", { search });
  const [held, setHeld] = useState<Held>();
  if (told && told !== held?.from)
    setHeld({ ...told, search, from: told, ...(held?.search === search && { texts: joined(held.texts, told.texts) }) });
  return { ...(held && { told: held }), ...(wrong !== undefined && { wrong }) };
}

function joined(before: readonly FoundText[], now: readonly FoundText[]): readonly FoundText[] {
  const found = new Map(now.map((text) => [text.key, text]));
  const known = new Set(before.map(({ key }) => key));
  return [...before.map((text) => found.get(text.key) ?? text), ...now.filter(({ key }) => !known.has(key))];
}
