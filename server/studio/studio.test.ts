import { expect, it } from "vitest";
import type { Live } from "../store/releases.ts";
import { Studio } from "./studio.ts";

it("R10 a page hears that another release is live, whoever made it so: a command, another host, the guardrail", async () => {
  let live: Live | undefined;
  // What news asks; all else is asked of nobody here.
  const given = {
    store: { live: async () => live },
    draft: { hear: () => undefined, current: () => ({ release: { id: "folder" } }) },
  } as unknown as ConstructorParameters<typeof Studio>[0];
  const studio = new Studio(given);
  const news = () => studio.ask("news", {}, { who: "ada", proven: true });
  const none = await news();
  expect(await news()).toEqual(none);
  live = { release: "r1", share: 100, previous: null, withdrawn: null, since: "2026-11-27T04:05:00.000Z" };
  const first = await news();
  expect(first).not.toEqual(none);
  expect(await news()).toEqual(first);
  // The same release, for fewer devices, or once more.
  live = { ...live, since: "2026-11-27T04:06:00.000Z" };
  expect(await news()).not.toEqual(first);
});
