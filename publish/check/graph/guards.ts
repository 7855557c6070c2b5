import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { type Check, ofEach } from "../given/checking.ts";
import { idOf } from "../given/document-index.ts";
import { guardSteps } from "../given/guard-steps.ts";
import { type Naming, namedAt } from "../given/namings.ts";
import type { Project } from "../given/project.ts";
import { leadsTo } from "../given/routes.ts";
import { addresses } from "../given/addresses/addresses-in.ts";

/** A call that only some rows of a decision allow. */
interface Allowed {
  readonly call: string;
  readonly decision: string;
  readonly rows: readonly string[];
}

/**
 * A call that needs a decision is reached through it alone: every screen from which it can be made takes the decision
 * in its guard, or it stands in what only the decision's own rows open; and so does every screen to which these rows
 * lead, since an address leads there as well.
 */
export const checkGuards: Check = ({ project, report }) => {
  for (const call of project.ofKind("call").values()) {
    const allowed = allowedBy(call);
    if (!allowed) continue;
    const known = rowsOf(project, allowed.decision);
    for (const row of allowed.rows)
      if (known && !known.includes(row))
        report(call, ["after", "rows", row], messages.noSuchRow(allowed.decision, row));
    const ways = new Ways(project, allowed);
    for (const { document, path } of namedAt(project, "call", allowed.call)) {
      if (document.kind === "call" || document.kind === "mock" || ways.isRow(document, path)) continue;
      for (const open of ways.open(document))
        report(open, open.kind === "screen" ? ["route"] : [], messages.unguarded(allowed.call, allowed.decision));
    }
    for (const screen of ways.ledTo())
      if (ways.open(screen).length > 0) report(screen, ["route"], messages.openDoor(allowed.decision));
  }
};

/** `enter` stands where a guard may come to it. */
export const checkEntering = ofEach(({ project, report }, document) => {
  for (const { step, path } of project.places(document).steps)
    if (step.do === "enter" && document.kind !== "decision" && path[0] !== "guard")
      report(document, [...path, "do"], messages.nothingToEnter());
});

function allowedBy({ data }: Document): Allowed | undefined {
  const { id, after } = entries(data);
  const { decision, rows } = entries(after);
  return typeof decision === "string" ? { call: String(id), decision, rows: Object.keys(entries(rows)) } : undefined;
}

function rowsOf(project: Project, decision: string): string[] | undefined {
  const found = project.ofKind("decision").get(decision);
  return found && elements(entries(found.data).rows).map((row) => String(entries(row).id));
}

/** The ways to a call that a decision allows. */
class Ways {
  readonly #project: Project;
  readonly #allowed: Allowed;

  constructor(project: Project, allowed: Allowed) {
    this.#project = project;
    this.#allowed = allowed;
  }

  /** Whether a place is in a row that allows the call: who comes there was let. */
  isRow({ kind, data }: Document, path: Path): boolean {
    const { id, rows } = entries(data);
    if (kind !== "decision" || id !== this.#allowed.decision || path[0] !== "rows") return false;
    return this.#allowed.rows.includes(String(entries(elements(rows)[Number(path[1])]).id));
  }

  /** The documents from which a document is come to without the decision. */
  open(document: Document, seen = new Set<Document>()): Document[] {
    if (seen.has(document)) return [];
    seen.add(document);
    if (document.kind === "screen") return this.#takes(document) ? [] : [document];
    const holders = this.#holders(document);
    if (holders === undefined) return [document];
    return holders.flatMap((holder) =>
      this.isRow(holder.document, holder.path) ? [] : this.open(holder.document, seen),
    );
  }

  /** The screens to which an allowing row leads at once: an address leads there as well. */
  ledTo(): Document[] {
    const { decision, rows } = this.#allowed;
    const document = this.#project.ofKind("decision").get(decision);
    const steps = elements(entries(document?.data).rows)
      .map(entries)
      .filter(({ id }) => rows.includes(String(id)))
      .flatMap(({ then }) => elements(then).map(entries));
    const to = steps.flatMap((step) => (step.do === "go" ? addresses(entries(step.with).to) : []));
    return [...this.#project.ofKind("screen").values()].filter(({ data }) =>
      to.some(({ address }) => leadsTo(address, String(entries(data).route))),
    );
  }

  /** Every place that shows, opens or takes a document; undefined for what may run anywhere. */
  #holders(document: Document): readonly Naming[] | undefined {
    const { kind } = document;
    if (!["part", "dialog", "menu", "section", "decision"].includes(kind)) return undefined;
    return kind === "section" ? namedAt(this.#project, "home") : namedAt(this.#project, kind, idOf(document));
  }

  /** Whether a screen's guard takes the decision, and lets nobody in without it. */
  #takes(screen: Document): boolean {
    const { route } = entries(screen.data);
    let taken = false;
    for (const { step } of guardSteps(this.#project, screen, this.#allowed.decision)) {
      const { decision, to } = entries(step.with);
      const own = step.do === "go" && typeof to === "string" && leadsTo(to, String(route));
      if (step.do === "enter" || own) return false;
      if (step.do === "decide" && decision === this.#allowed.decision) taken = true;
    }
    return taken;
  }
}
