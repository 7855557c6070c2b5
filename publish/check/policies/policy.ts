import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import { pathsIn } from "../graph/deeds.ts";
import type { GivenValues } from "../meaning/given-values.ts";

/** A policy document, as its schema says it. */
export interface Policy {
  readonly title: string;
  /** The regulation, and the section where that is known. */
  readonly source: string;
  readonly say: string;
  readonly severity: string;
  /** True for the brands of which it is asked; absent, all. */
  readonly applies: unknown;
  readonly must: unknown;
  readonly cases: readonly { readonly given: GivenValues; readonly holds: boolean }[];
}

/** What a policy document says. */
export function policyIn({ data }: Document): Policy {
  const { title, source, say, severity, applies, must, cases } = entries(data);
  const { regulation, section } = entries(source);
  return {
    title: String(title),
    source: [regulation, section].filter((one) => typeof one === "string").join(", "),
    say: String(say),
    severity: String(severity),
    applies,
    must,
    cases: elements(cases).map((one) => {
      const { given, holds } = entries(one);
      return { given: entries(given), holds: holds === true };
    }),
  };
}

/** The paths that a condition reads, each once; none of one that is absent. */
export const pathsRead = (condition: unknown): readonly string[] => [...new Set(pathsIn(condition))];
