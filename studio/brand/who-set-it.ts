import type { Change } from "../../publish/studio/questions.ts";
import { ask } from "../asking/ask.ts";

/** Who set a value in a file since a moment (ISO 8601), as the studio's journal has it; nobody where it was by hand. */
export async function whoSetIt(file: string, path: readonly string[], since: string): Promise<Change | undefined> {
  const { changes } = await ask("changes", { search: file }).catch(() => ({ changes: [] }));
  const isOf = ({ of }: Change) => of === undefined || of.path.join(".") === path.join(".");
  return changes.find((change) => change.file === file && isOf(change) && change.at >= since);
}
