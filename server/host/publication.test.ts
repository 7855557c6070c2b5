import { describe, expect, it } from "vitest";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { checkDocuments } from "../../tools/check/check-documents.ts";
import { areaOf } from "./area-of.ts";
import { publish } from "./publication.ts";

describe("publish", () => {
  it("C17 a page is sent with the names that tell a native app, and finds the rest at its address", () => {
    const publication = publish(checkDocuments(process.cwd()).documents, areaOf);
    const { bridge } = publication.release;
    expect(bridge?.objects).toEqual(bridgeDocument.objects);
    const file = publication.files.get((bridge?.address ?? "").replace("/documents/", ""));
    expect(JSON.parse(file ?? "null")).toEqual(bridgeDocument);
    expect(publication.boot("718", "302", "en_US")?.release.bridge).toEqual(bridge);
  });
});
