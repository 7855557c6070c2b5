import { asList, asText } from "../expression/operator/values.ts";

/** The names that a step gives its verb; undefined where it gives none. @throws when it gives something else */
export const namesOf = (verb: string, given: unknown): readonly string[] | undefined =>
  given === undefined ? undefined : asList(verb, given).map((name) => asText(verb, name));
