import { basename, dirname } from "node:path/posix";
import type { Document } from "../../documents/document.ts";

/** Where a document says what it is called. */
export const ownKeyOf = ({ kind }: Document): "type" | "id" => (kind === "widget" ? "type" : "id");

/** What a document is to be called: as its file is, a widget as its folder. */
export const ownNameOf = ({ kind, file }: Document): string =>
  kind === "widget" ? basename(dirname(file)) : (basename(file).split(".")[0] ?? "");
