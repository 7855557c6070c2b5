import { describe, expect, it } from "vitest";
import { merge } from "../documents/merge.ts";
import { bridgeDocument } from "../../tests/native/bridge-document.ts";
import { check } from "../../tests/check.ts";
import { areaOf } from "./area-of.ts";
import { type Publication, publish } from "./publication.ts";

describe("publish", () => {
  it("a release says the version of the vocabulary that its documents are written in", () => {
    expect(publish(check(process.cwd()).documents, areaOf).release.vocabulary).toBe(1);
  });

  it("C17 a page is sent with the names that tell a native app, and finds the rest at its address", () => {
    const publication = publish(check(process.cwd()).documents, areaOf);
    const { bridge } = publication.release;
    expect(bridge?.objects).toEqual(bridgeDocument.objects);
    const file = publication.files.get((bridge?.address ?? "").replace("/documents/", ""));
    expect(JSON.parse(file ?? "null")).toEqual(bridgeDocument);
    expect(publication.boot("718", "302", "en_US")?.release.bridge).toEqual(bridge);
  });

  it("S2 /test is in no published file, until a brand allows it; then that one knows who set each value", () => {
    const { documents: all } = check(process.cwd());
    const documents = all.filter(({ file }) => file !== "brands/pair/717-304.brand.json");
    const isThere = ({ release, files }: Publication) =>
      release.routes.some(({ route }) => route === "/test") ||
      [...files.values()].some((text) => text.includes('"route":"/test"'));
    expect(isThere(publish(documents, areaOf))).toBe(false);
    const allowing = documents.map((document) =>
      document.file === "brands/business/716.brand.json"
        ? { ...document, data: merge(document.data, { flags: { testPage: true } }) }
        : document,
    );
    const publication = publish(allowing, areaOf);
    expect(isThere(publication)).toBe(true);
    const origins = publication.boot("716", "104", "en_US")?.origins;
    for (const path of ["flags.testPage", "home.order"])
      expect(origins).toContainEqual({ path, from: expect.stringMatching(/^brands\/.*\.brand\.json:\d+$/) });
    expect(publication.boot("718", "302", "en_US")?.origins).toBeUndefined();
  });
});
