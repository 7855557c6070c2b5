import type { Document, Fault } from "../documents/document.ts";
import type { Checking, DocumentCheck } from "./given/checking.ts";
import type { Report } from "./given/report.ts";

/** What a check reported, to be said again while it holds. */
export type Told = Parameters<Report> | readonly [Fault];

/** What checks are given to ask. */
export type Tells = Omit<Checking, "report" | "fault" | "each">;

/** Most runs report nothing. */
const nothing: readonly Told[] = [];

/** What runs of checks are given, one after another, and what each reports. */
export class Telling implements Checking {
  #told: Told[] = [];
  readonly #given: Tells;
  readonly #ofOne: (check: DocumentCheck, document: Document) => readonly Told[];

  constructor(given: Tells, ofOne: (check: DocumentCheck, document: Document) => readonly Told[]) {
    this.#given = given;
    this.#ofOne = ofOne;
  }

  readonly report: Report = (...said) => void this.#told.push(said);
  readonly fault = (fault: Fault): void => void this.#told.push([fault]);
  readonly each = (one: DocumentCheck, document: Document): void => void this.#told.push(...this.#ofOne(one, document));

  /** What was reported since this was asked for last. */
  take(): readonly Told[] {
    if (this.#told.length === 0) return nothing;
    const told = this.#told;
    this.#told = [];
    return told;
  }

  // Asked for only by a check that reads them, so that no other depends on them.
  get project() {
    return this.#given.project;
  }
  get validators() {
    return this.#given.validators;
  }
  get source() {
    return this.#given.source;
  }
  get published() {
    return this.#given.published;
  }
  get behaviour() {
    return this.#given.behaviour;
  }
  get words() {
    return this.#given.words;
  }
}
