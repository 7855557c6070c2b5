import type { Document } from "../../documents/document.ts";
import { referencesOf } from "../../documents/references-of.ts";
import type { DocumentIndex } from "./document-index.ts";

/** Which documents a piece is shown in: screens and dialogs host parts and sections. */
export class Hosts {
  readonly #documents: DocumentIndex;
  #users: Map<Document, Set<Document>> | undefined;

  constructor(documents: DocumentIndex) {
    this.#documents = documents;
  }

  /** The screens and dialogs in which a document's nodes stand; itself for a screen or dialog. */
  of(document: Document): readonly Document[] {
    const found = new Set<Document>();
    const seen = new Set<Document>();
    const visit = (piece: Document): void => {
      if (seen.has(piece)) return;
      seen.add(piece);
      if (piece.kind === "screen" || piece.kind === "dialog") found.add(piece);
      else for (const user of this.#usersOf(piece)) visit(user);
    };
    visit(document);
    return [...found];
  }

  /** Documents that name a piece by `use` or by `arrange`. */
  #usersOf(piece: Document): Iterable<Document> {
    this.#users ??= this.#allUsers();
    return this.#users.get(piece) ?? [];
  }

  #allUsers(): Map<Document, Set<Document>> {
    const users = new Map<Document, Set<Document>>();
    const add = (piece: Document | undefined, user: Document): void => {
      if (piece) users.set(piece, (users.get(piece) ?? new Set()).add(user));
    };
    for (const document of this.#documents.all)
      for (const { to, name } of referencesOf(document.kind, document.data)) {
        if (to === "part" || to === "menu") add(this.#documents.ofKind(to).get(String(name)), document);
        if (to === "home") for (const section of this.#documents.ofKind("section").values()) add(section, document);
      }
    return users;
  }
}
