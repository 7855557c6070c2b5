import { expect, it } from "vitest";
import { testDocuments } from "../render/testing/test-documents.ts";
import { testEngine } from "../render/testing/test-engine.ts";

it.each([
  ["stays behind when somebody leads elsewhere", true, undefined],
  ["comes along with the step that leads elsewhere", false, "sent"],
])("K12 a toast %s", async (_title, acted, text) => {
  const documents = testDocuments([], { others: [{ id: "other", route: "/other", children: [] }] });
  const { engine } = testEngine(documents, { header: () => null, failure: () => null }, {});
  await engine.arrivals.arrive("/test");
  engine.toasts.show("sent", "success");
  if (acted) engine.toasts.acted();
  await engine.arrivals.arrive("/other");
  expect(engine.toasts.current?.text).toBe(text);
});
