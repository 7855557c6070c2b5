import { expect, it } from "vitest";
import { testVisit } from "../render/testing/test-visit.ts";

it("K15 a form has begun with what was read when the content shows, not after", async () => {
  const { engine, visit } = testVisit({
    screen: {
      reads: { data: { call: "data" } },
      form: { name: { start: { $: "reads.data.value.text" } } },
      loading: [],
    },
    answers: { data: async () => ({ ok: true, content: { text: "hello" } }) },
  });
  const { phase } = visit.reads;
  const shown: unknown[] = [];
  phase.watch(() => shown.push([phase.read(), visit.session.read("form.name")]));
  await engine.arrivals.entered();
  expect(shown).toEqual([
    ["loading", undefined],
    ["ready", "hello"],
  ]);
});
