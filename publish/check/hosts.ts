import type { Document } from "../documents/document.ts";
import type { Project } from "./project.ts";
import { elements, entries } from "./walk/places.ts";

/** Which documents a piece is shown in: screens and dialogs host parts and sections. */
export class Hosts {
  readonly #project: Project;
  #users: Map<Document, Set<Document>> | undefined;

  constructor(project: Project) {
    this.#project = project;
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
    for (const document of this.#project.documents) {
      for (const node of nodesOf(document)) {
        if (typeof node.use === "string") add(this.#project.ofKind("part").get(node.use), document);
        if (node.arrange === "home")
          for (const section of this.#project.ofKind("section").values()) add(section, document);
        else if (typeof node.arrange === "string")
          add(this.#project.ofKind("menu").get(node.arrange.replace(/^menus\./, "")), document);
      }
    }
    return users;
  }
}

/** Every node of a document, without its place. */
export function* nodesOf(document: Document): Generator<Readonly<Record<string, unknown>>> {
  const { children, loading } = entries(document.data);
  const waiting = [...elements(children), ...elements(loading)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = entries(next);
    yield node;
    waiting.push(...elements(node.children), ...Object.values(entries(node.slots)).flatMap(elements));
  }
}
