import type { Document } from "../../documents/document.ts";
import { type Entries, entries } from "../../documents/entries.ts";
import { grouped } from "../memo/grouped.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import { keptType } from "../types/kept-type.ts";
import { answerWith } from "../types/root-types.ts";
import { anything, either, nothing, type Type } from "../types/type.ts";
import type { PathScope, Places } from "../walk/places.ts";
import type { KnownDocuments, KnownHosts } from "./asked.ts";
import type { DeclaredTypes } from "./declared-types.ts";

/** What of a project the types of what steps come to are found by. */
interface Asked {
  readonly documents: KnownDocuments;
  readonly hosts: KnownHosts;
  readonly places: (document: Document) => Places;
  readonly declared: DeclaredTypes;
  readonly value: (document: Document, value: unknown, scope: PathScope) => Type;
}

/** What steps come to: the answer of a call, what a dialog is closed with, how something failed. */
export class StepOutcomes {
  readonly #asked: Asked;
  readonly #closed: (dialog: Document) => Type;
  /** The parts that stand in the document of a file. */
  readonly #partsOf: (file: string) => readonly Document[];

  constructor(asked: Asked, memo: Memo) {
    this.#asked = asked;
    this.#closed = memo.question((dialog: Document) => this.#closing(dialog), keptType);
    const parts = memo.once(() => this.#allPartsOf());
    this.#partsOf = memo.question((file: string) => parts().get(file) ?? [], { same: sameElements });
  }

  /** What a step comes to when it goes well. */
  done(document: Document, step: Entries): Type {
    const { declared, hosts } = this.#asked;
    const { call, read, capability, dialog, decision } = entries(step.with);
    switch (step.do) {
      case "call":
        return declared.answer(call);
      case "read": {
        const answers = hosts.of(document).map((host) => declared.answer(callOfRead(host, String(read))));
        return answers.length === 0 ? anything : either(...answers);
      }
      case "bridge":
        return declared.native(capability);
      case "dialog":
        return this.#closedWith(dialog);
      case "decide":
        return declared.row(decision);
      case "ask":
        return answerWith(declared.failure(true));
      default:
        return nothing;
    }
  }

  /** What a step comes to when it fails. */
  failed(document: Document, step: Entries): Type {
    const { declared, hosts } = this.#asked;
    const { call, read } = entries(step.with);
    if (step.do === "call") return declared.failure(declared.isOnce(call));
    if (step.do !== "read") return declared.failure(true);
    return declared.failure(hosts.of(document).some((host) => declared.isOnce(callOfRead(host, String(read)))));
  }

  /** What a dialog is closed with. */
  #closedWith(id: unknown): Type {
    const dialog = this.#asked.documents.ofKind("dialog").get(String(id));
    return dialog ? this.#closed(dialog) : anything;
  }

  #closing(dialog: Document): Type {
    const { places, value: valued } = this.#asked;
    const closing = [dialog, ...this.#partsOf(dialog.file)].flatMap((document) =>
      places(document).steps.flatMap(({ step, scope }) => {
        const { value } = entries(step.with);
        return step.do === "close" && value !== undefined ? [valued(document, value, scope)] : [];
      }),
    );
    return closing.length === 0 ? anything : either(...closing);
  }

  #allPartsOf(): ReadonlyMap<string, readonly Document[]> {
    const { documents, hosts } = this.#asked;
    const parts = [...documents.ofKind("part").values()];
    return grouped(parts.flatMap((part) => hosts.of(part).map(({ file }) => [file, part] as const)));
  }
}

/** The call of a read. */
export const callOfRead = (host: Document, name: string): unknown =>
  entries(entries(entries(host.data).reads)[name]).call;
