import { expect, it } from "vitest";
import { readDocuments } from "../../documents/read-documents.ts";
import { publishedBehaviour } from "../../documents/records.ts";
import { behaviourOf } from "../records/published-behaviour.ts";
import { RecordReader } from "../records/record-reader.ts";
import { publishBehaviour } from "./publish-behaviour.ts";

it("R14 everything that documents do is published: npm run behaviour -- --publish keeps what came besides", () => {
  const root = process.cwd();
  const last = new RecordReader(root, publishedBehaviour, behaviourOf).read();
  if (!last || "unreadable" in last) throw new Error("expected the record of what documents do, found none");
  const { differences, unpublished } = publishBehaviour(readDocuments(root), last, undefined);
  expect(differences).toEqual([]);
  expect(unpublished).toEqual([]);
});
