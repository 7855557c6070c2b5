import { Effects } from "../../publish/compare/effect.ts";
import { withPlace } from "../../publish/compare/sentence.ts";
import { schemasOf } from "../../publish/reference/schemas-of.ts";
import { wordingOf } from "../../publish/studio/wording.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import { type Releases, standing } from "../../server/store/releases.ts";

/** What documents would change for borrowers, against what most of them get, in sentences. */
export async function wouldChange(
  store: Pick<Releases, "live" | "texts">,
  root: string,
  texts: DocumentTexts,
): Promise<readonly string[]> {
  const live = await store.live();
  if (!live) return ["Nothing is published yet."];
  const effects = new Effects(
    root,
    wordingOf(() => schemasOf(root)),
  );
  const { changes, screens, decisions, policies } = effects.of(await store.texts(standing(live)), texts);
  return changes.length === 0
    ? ["Nothing would be otherwise."]
    : [...changes, ...screens, ...decisions, ...policies].map(withPlace);
}
