import { expect, it } from "vitest";
import { testDocuments } from "../render/testing/test-documents.ts";
import { testEngine } from "../render/testing/test-engine.ts";

it("K16 who goes on while the screen before is still looked at comes to the latest alone", async () => {
  const documents = testDocuments([], {
    others: [
      { id: "first", route: "/first", children: [] },
      { id: "second", route: "/second", children: [] },
    ],
  });
  const { engine, tracked } = testEngine(documents, { header: () => null }, {});
  const looked: (() => void)[] = [];
  Object.assign(engine.host, {
    turn: (draw: () => Promise<void>) => new Promise<void>((settle) => looked.push(() => void draw().then(settle))),
  });
  const first = engine.arrivals.arrive("/first");
  await expect.poll(() => looked.length).toBe(1);
  const second = engine.arrivals.arrive("/second");
  await expect.poll(() => looked.length).toBe(2);
  for (const look of looked) look();
  await Promise.all([first, second]);
  expect(engine.stage.kind === "visit" && engine.stage.visit.session.id).toBe("second");
  expect(tracked).toEqual(["in_second"]);
});
