import { createHash } from "node:crypto";
import type { Brand, PartDocument } from "../../engine/document.ts";
import type { PublishedSection } from "../../engine/published.ts";
import type { KeptCompiler } from "./kept-compiler.ts";

type Home = Brand["home"];

/**
 * The sections of the home screen, compiled once for each different params that brands hand to them: brands share
 * them, however many there are, and only the order is a brand's own.
 */
export class HomeSections {
  /** By the name under which a published brand has it. */
  readonly published: Record<string, PublishedSection> = {};
  readonly #compiler: KeptCompiler;
  readonly #written: Readonly<Record<string, PartDocument>>;

  constructor(compiler: KeptCompiler, written: Readonly<Record<string, PartDocument>>) {
    this.#compiler = compiler;
    this.#written = written;
  }

  /** A brand's home, with each of its sections under the name of what is published for it. */
  of({ rises, order, sections = {} }: Home): Home {
    const named = order.flatMap((id) => {
      const { use = id, with: params = {} } = sections[id] ?? {};
      const section = this.#written[use];
      return section ? [[id, { use: this.#name(use, section, params) }] as const] : [];
    });
    return { ...(rises === false && { rises }), order, sections: Object.fromEntries(named) };
  }

  #name(use: string, section: PartDocument, params: Readonly<Record<string, unknown>>): string {
    const bare = Object.keys(params).length === 0;
    const name = bare ? use : `${use}.${createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 8)}`;
    this.published[name] ??= this.#compiler.section(section, name, params);
    return name;
  }
}
