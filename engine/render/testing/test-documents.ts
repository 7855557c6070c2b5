import { Compiler } from "../../compile/compile.ts";
import { DocumentStore } from "../../document/document-store.ts";
import type { NodeDocument } from "../../document/grammar/node.ts";
import type { PublishedEntry } from "../../document/published.ts";
import type {
  DecisionDocument,
  DialogDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
} from "../../document/types.ts";

/** What a test's screen stands among. */
export interface TestDocuments {
  readonly screen?: Partial<ScreenDocument>;
  readonly rules?: readonly RuleDocument[];
  readonly parts?: readonly PartDocument[];
  readonly dialogs?: readonly DialogDocument[];
  readonly decisions?: readonly DecisionDocument[];
  readonly catalogue?: readonly PublishedEntry[];
  /** Further screens, for anyone. */
  readonly others?: readonly Pick<ScreenDocument, "id" | "route" | "children">[];
}

/** A release of one screen, `test`, published as every other is. */
export function testDocuments(
  children: readonly NodeDocument[],
  { screen, rules = [], parts = [], dialogs = [], decisions = [], catalogue = [], others = [] }: TestDocuments,
): DocumentStore {
  const known = new Map(parts.map((part) => [part.id, part]));
  const compiler = new Compiler((id) => known.get(id));
  const whole: ScreenDocument = { id: "test", route: "/test", access: "any", title: "Test", ...screen, children };
  const further = others.map((other): ScreenDocument => ({ access: "any", title: other.id, ...other }));
  return new DocumentStore(
    {
      id: "test",
      routes: [whole, ...further].map(({ id, route, access }) => ({ id, route, access, pack: "shared" })),
      vocabulary: 1,
      catalogue: { id: "errors", entries: catalogue },
      packs: {},
    },
    {
      screens: byId([whole, ...further].map(compiler.screen)),
      rules: byId(rules.map(compiler.rule)),
      dialogs: byId(dialogs.map(compiler.dialog)),
      decisions: byId(decisions.map(compiler.decision)),
    },
    () => Promise.resolve({}),
  );
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((one) => [one.id, one]));
