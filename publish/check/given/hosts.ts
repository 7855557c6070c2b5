import type { Document } from "../../documents/document.ts";
import { referencesOf } from "../../documents/references-of.ts";
import { grouped } from "../memo/grouped.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import { type DocumentIndex, idOf } from "./document-index.ts";

/** Which documents a piece is shown in: screens and dialogs host parts and sections. */
export class Hosts {
  readonly #documents: DocumentIndex;
  /** The files whose documents show a piece. */
  readonly #users: (piece: string) => readonly string[];
  /** The screens and dialogs in which a document's nodes stand; itself for a screen or dialog. */
  readonly of: (document: Document) => readonly Document[];

  constructor(documents: DocumentIndex, memo: Memo) {
    this.#documents = documents;
    const shown = memo.question(shownIn);
    // In words, so that an edit that shows the same pieces changes nothing of who shows them.
    const all = memo.once(() => documents.all.flatMap((document) => shown(document)), { same: sameElements });
    const users = memo.once(() => grouped(all().map(pieceAndFile)));
    this.#users = memo.question((piece: string) => users().get(piece) ?? [], { same: sameElements });
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
      else
        for (const file of this.#users(nameOf(piece))) {
          const user = this.#documents.ofFile(file);
          if (user) visit(user);
        }
    };
    visit(document);
    return [...found];
  }
}

/** What a document is shown by: its own name, a section with all others. */
const nameOf = (piece: Document): string => (piece.kind === "section" ? "home" : `${piece.kind} ${idOf(piece)}`);

/** What a document shows in its own place, parts, menus, the sections of home, each followed by its file. */
const shownIn = ({ kind, data, file }: Document): readonly string[] => [
  ...new Set(
    referencesOf(kind, data).flatMap(({ to, name }) => {
      if (to === "home") return [`home\n${file}`];
      return to === "part" || to === "menu" ? [`${to} ${String(name)}\n${file}`] : [];
    }),
  ),
];

function pieceAndFile(shown: string): readonly [piece: string, file: string] {
  const [piece = "", file = ""] = shown.split("\n");
  return [piece, file];
}
