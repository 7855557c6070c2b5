import type { Document, Fault } from "../documents/document.ts";
import type { Checking, DocumentCheck } from "./given/checking.ts";
import type { Report } from "./given/report.ts";

/** What a check reported, to be said again while it holds. */
export type Told = Parameters<Report> | readonly [Fault];

/** What checks are given to ask. */
export type Tells = Omit<Checking, "report" | "fault" | "each">;

/** What one run of a check is given, and what it reports. */
export class Telling implements Checking {
  readonly told: Told[] = [];
  readonly #given: Tells;
  readonly #ofOne: (check: DocumentCheck, document: Document) => readonly Told[];

  constructor(given: Tells, ofOne: (check: DocumentCheck, document: Document) => readonly Told[]) {
    this.#given = given;
    this.#ofOne = ofOne;
  }

  readonly report: Report = (...said) => void this.told.push(said);
  readonly fault = (fault: Fault): void => void this.told.push([fault]);
  readonly each = (one: DocumentCheck, document: Document): void => void this.told.push(...this.#ofOne(one, document));

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
