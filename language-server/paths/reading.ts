import type { Project } from "../../publish/check/given/project.ts";
import type { SourceNames } from "../../publish/check/given/source-names.ts";
import type { PathScope } from "../../publish/check/walk/places.ts";
import type { Document } from "../../publish/documents/document.ts";

/** A word that may follow others in a path, with what is known of it. */
export interface Word {
  readonly name: string;
  readonly says: string;
}

/** Where a path is read. */
export interface Reading {
  readonly project: Project;
  readonly source: SourceNames;
  readonly document: Document;
  readonly scope: PathScope;
}
