import type { Document } from "../documents/document.ts";
import { type Json, jsonOf, objectOf } from "../documents/json.ts";
import { kindOf } from "../documents/kinds.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";

/** What a document is and says, without where in it. */
export type Spoken = Pick<Document, "kind" | "file" | "data">;

/** The documents of a release, which were checked; each is parsed once something of it is asked for. */
export function documentsIn(texts: DocumentTexts): readonly Spoken[] {
  return [...texts].flatMap(([file, text]) => {
    const kind = kindOf(file)?.name;
    if (kind === undefined) return [];
    let read: Json | undefined;
    return [
      {
        kind,
        file,
        get data() {
          return (read ??= objectOf(jsonOf(text)));
        },
      },
    ];
  });
}
