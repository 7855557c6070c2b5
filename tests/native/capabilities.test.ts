import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { bridgeDocument } from "./bridge-document.ts";

/** Where code asks: what follows the app by itself, the verbs that ask first, the back door. */
const code = ["app/native", "app/console", "engine/verbs"].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);
const documents = readDocuments(process.cwd())
  .all.filter(({ kind }) => ["screen", "part", "section", "dialog", "menu", "decision", "catalogue"].includes(kind))
  .map(({ data }) => JSON.stringify(data));

/** Asked by no brand: lenders may not read messages (docs/native-bridge.md); an app that has it is not asked. */
const unasked = ["upload-sms"];

describe("the capabilities of the bridge document", () => {
  it.each(Object.entries(bridgeDocument.capabilities))(
    "C17 %s is asked somewhere, and what it needs not is hidden",
    (id, { fallback }) => {
      const steps = documents.filter((text) => text.includes(`"capability":"${id}"`));
      const asked = steps.length > 0 || code.some((text) => text.includes(`"${id}"`));
      expect(asked).toBe(!unasked.includes(id));
      // What would fail on the web shows only where the app has it.
      if (fallback === "hide")
        for (const text of steps)
          expect(
            documents.some((one) => one.includes(`env.can.${id}`)),
            text.slice(0, 80),
          ).toBe(true);
    },
  );

  it("R68 a share sheet is given up after 10 s like most else, for many apps never say what became of it", () => {
    const { capabilities, timeout } = bridgeDocument;
    expect(capabilities.share?.timeout ?? timeout).toBe(10_000);
  });

  it("A7 no brand asks for messages, and none for contacts, place or calls unless its flag says so", () => {
    const { flags } = JSON.parse(readFileSync("brands/base.brand.json", "utf8")) as { flags: Record<string, boolean> };
    expect([flags.askContacts, flags.askLocation, flags.askCallLog]).toEqual([false, false, false]);
    for (const text of documents.filter((one) => one.includes('"dialog":"permission"')))
      expect(/brand\.flags\.ask|inputs\.ask/.test(text)).toBe(true);
  });
});
