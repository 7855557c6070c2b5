import type { EffectiveBrand } from "../../../documents/compose-brand.ts";
import type { Document } from "../../../documents/document.ts";
import type { Path } from "../../../documents/position.ts";
import type { Project } from "../../given/project.ts";
import type { FactName } from "../../typed/fact-types.ts";

/** What a fact comes to with a brand, and what that follows from. */
export interface Found {
  readonly value: boolean | number | string;
  /** The values of the brand that it hangs on, the nearest first, as they are read (`flags.voucher`). */
  readonly by?: readonly string[];
  /** Where in the documents it stands, where no value of the brand decides it. */
  readonly at?: { readonly document: Document; readonly path: Path };
}

/** Where a fact holds on one way. */
export interface FactPlace {
  /** The screen from which the way leads on. */
  readonly screen: Document;
  readonly document: Document;
  readonly path: Path;
  /** The key of the text that stands there for it. */
  readonly label: string;
}

/** Something that documents come to with a brand. */
export interface Fact {
  readonly name: FactName;
  /** @param words of the path, below the fact's name: a policy reads one part of it (`facts.asks.contacts`). */
  readonly find: (project: Project, brand: EffectiveBrand, words: readonly string[]) => Found;
  /** Where it holds with a brand, on each way on which it must; absent where a fact is no matter of places. */
  readonly places?: (project: Project, brand: EffectiveBrand, words: readonly string[]) => readonly FactPlace[];
  /**
   * What was found, for who owns the brand.
   * @param names what stands below the fact's name, of all parts that came to the same
   */
  readonly say: (names: string, value: unknown) => string;
}
