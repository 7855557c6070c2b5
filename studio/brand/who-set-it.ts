import type { Questions } from "../../publish/studio/questions.ts";
import { ask } from "../asking/ask.ts";

/** Who set a value in a file since a moment (ISO 8601), as the studio's journal has it; nobody where it was by hand. */
export async function whoSetIt(file: string, path: readonly string[], since: string): Promise<Setter> {
  const { by } = await ask("setter", { file, path, since }).catch((): Questions["setter"]["told"] => ({}));
  return by;
}

export type Setter = Questions["setter"]["told"]["by"];
