import type { Fault } from "../../documents/document.ts";
import type { Project } from "./project.ts";
import type { Report } from "./report.ts";
import type { Validators } from "../schema/validators.ts";
import type { SourceNames } from "./source-names.ts";

/** What a check is given. */
export interface Checking {
  readonly project: Project;
  /** The folder of the hand-written schemas. */
  readonly schemas: string;
  readonly validators: Validators;
  /** Text keys and paths that code names. */
  readonly source: SourceNames;
  readonly report: Report;
  /** Takes a fault that stands in no document (in source code). */
  readonly fault: (fault: Fault) => void;
}

/** One check over all documents; it reports and never throws. */
export type Check = (given: Checking) => void;
