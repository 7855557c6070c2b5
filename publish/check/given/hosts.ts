import type { Document } from "../../documents/document.ts";
import { type Reference, referencesOf } from "../../documents/references-of.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import type { DocumentIndex } from "./document-index.ts";

/** Which documents a piece is shown in: screens and dialogs host parts and sections. */
export class Hosts {
  readonly #documents: DocumentIndex;
  readonly #piecesIn: (document: Document) => readonly Reference[];
  readonly #users: () => Map<Document, Set<Document>>;
  /** The screens and dialogs in which a document's nodes stand; itself for a screen or dialog. */
  readonly of: (document: Document) => readonly Document[];

  constructor(documents: DocumentIndex, memo: Memo) {
    this.#documents = documents;
    this.#piecesIn = memo.question(piecesIn);
    this.#users = memo.once(() => this.#allUsers());
    this.of = memo.question((document: Document) => this.#hosts(document), { same: sameElements });
  }

  #hosts(document: Document): readonly Document[] {
    const found = new Set<Document>();
    const seen = new Set<Document>();
    const visit = (piece: Document): void => {
      if (seen.has(piece)) return;
      seen.add(piece);
      if (piece.kind === "screen" || piece.kind === "dialog") found.add(piece);
      // Documents that name a piece by `use` or by `arrange`.
      else for (const user of this.#users().get(piece) ?? []) visit(user);
    };
    visit(document);
    return [...found];
  }

  #allUsers(): Map<Document, Set<Document>> {
    const users = new Map<Document, Set<Document>>();
    const add = (piece: Document | undefined, user: Document): void => {
      if (piece) users.set(piece, (users.get(piece) ?? new Set()).add(user));
    };
    for (const document of this.#documents.all)
      for (const { to, name } of this.#piecesIn(document)) {
        if (to === "part" || to === "menu") add(this.#documents.ofKind(to).get(String(name)), document);
        if (to === "home") for (const section of this.#documents.ofKind("section").values()) add(section, document);
      }
    return users;
  }
}

/** What a document shows in its own place: parts, menus, the sections of home. */
const piecesIn = ({ kind, data }: Document): readonly Reference[] =>
  referencesOf(kind, data).filter(({ to }) => to === "part" || to === "menu" || to === "home");
