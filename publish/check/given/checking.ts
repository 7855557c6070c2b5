import type { PublishedBehaviour } from "../records/published-behaviour.ts";
import type { PublishedContract } from "../records/published-contract.ts";
import type { KeptWords } from "../records/kept-words.ts";
import type { Recorded } from "../records/record-reader.ts";
import type { Document, Fault } from "../../documents/document.ts";
import type { Project } from "./project.ts";
import type { Report } from "./report.ts";
import type { Validators } from "../schema/validators.ts";
import type { SourceNames } from "./source-names.ts";

/** What a check is given. Whatever it asks of these is noted, and what it reported is kept until an answer changes. */
export interface Checking {
  readonly project: Project;
  readonly validators: Validators;
  /** Text keys and paths that code names. */
  readonly source: SourceNames;
  /** The contract that lenders have, where one was published. */
  readonly published?: PublishedContract;
  /** What documents did when that was last published. */
  readonly behaviour?: PublishedBehaviour;
  /** What texts said when that was last kept. */
  readonly words?: Recorded<KeptWords>;
  readonly report: Report;
  /** Takes a fault that stands in no document (in source code). */
  readonly fault: (fault: Fault) => void;
  /** Checks a document by itself: what is reported of it is kept until it, or what was asked for it, changes. */
  readonly each: (check: DocumentCheck, document: Document) => void;
}

/** One check over all documents; it reports and never throws. */
export interface Check {
  (given: Checking): void;
  /** What it comes to where it is made of each document by itself. */
  readonly ofEach?: OfEach;
}

/** A check of each document by itself, or of each of some kinds. */
export interface OfEach {
  readonly check: DocumentCheck;
  readonly kinds: readonly string[];
}

/** One check of a document. */
export type DocumentCheck = (given: Checking, document: Document) => void;

/** A check of each document by itself, or of each of some kinds. */
export function ofEach(check: DocumentCheck, ...kinds: readonly string[]): Check {
  const each: OfEach = { check, kinds };
  const all = (given: Checking): void => {
    for (const document of documentsOf(each, given.project)) given.each(check, document);
  };
  return Object.assign(all, { ofEach: each });
}

/** The documents that a check is made of, in its order. */
export const documentsOf = ({ kinds }: OfEach, project: Project): readonly Document[] =>
  kinds.length === 0 ? project.documents : kinds.flatMap((kind) => [...project.ofKind(kind).values()]);
