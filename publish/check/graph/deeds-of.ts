import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import type { Project } from "../given/project.ts";
import { openIn } from "./check-graph.ts";
import type { Deed, DeedsByWord } from "./deeds.ts";

/** What is done and said on screens that a borrower of a brand can reach. */
export const deedsOf = (project: Project, brand: EffectiveBrand): Deeds => project.about(brand, deeds);

function deeds(project: Project, brand: EffectiveBrand): Deeds {
  const { open, inside } = openIn(project, brand);
  return new Deeds(open.filter(({ id }) => inside.has(id)).map((node) => node.deeds()));
}

/** Deeds of several screens; each screen's are shared by all brands that are alike in what it reads of them. */
class Deeds {
  readonly #screens: readonly DeedsByWord[];

  constructor(screens: readonly DeedsByWord[]) {
    this.#screens = screens;
  }

  /** Whether anything is done by these words. */
  has(what: string): boolean {
    return this.#screens.some((deeds) => deeds.has(what));
  }

  /** All that is done by these words. */
  of(what: string): readonly Deed[] {
    return this.#screens.flatMap((deeds) => deeds.get(what) ?? []);
  }
}
