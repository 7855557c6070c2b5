import { schemasOf } from "../../../publish/reference/schemas-of.ts";
import { wordingOf } from "../../../publish/studio/wording.ts";
import { readTexts } from "../../../server/release/document-texts.ts";
import { Effects } from "../../../publish/compare/effect.ts";
import { median } from "../median.ts";
import type { Figure } from "./measure-studio.ts";

/** How long it takes to say what a draft comes to for all pairs, the first time and after each edit. */
export function measureEffect(root: string, rounds: number): readonly Figure[] {
  const effects = new Effects(
    root,
    wordingOf(() => schemasOf(root)),
  );
  const before = readTexts(root);
  const file = "brands/business/717.brand.json";
  const text = before.get(file) ?? "{}";
  const edited = (round: number) => {
    const data = JSON.parse(text) as { flags?: object; name?: string };
    const flags = { ...data.flags, askCallLog: round % 2 === 0 };
    return new Map(before).set(file, JSON.stringify({ ...data, flags, name: `Name ${round}` }));
  };
  const took = Array.from({ length: rounds + 1 }, (_, round) => {
    const after = edited(round);
    const begun = performance.now();
    effects.of(before, after);
    return performance.now() - begun;
  });
  const [first = 0, ...others] = took;
  return [
    { what: "effect over all pairs, the first time", took: first },
    { what: "effect over all pairs, after an edit", took: median(others), asked: 1_000 },
  ];
}
