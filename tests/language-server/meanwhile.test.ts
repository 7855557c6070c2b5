import { afterEach, expect, it, vi } from "vitest";
import { Workspace } from "../../language-server/buffers/workspace.ts";
import { Editor } from "./editor.ts";

/** So long a check waits at most for what is asked meanwhile, ms. */
const STALLED = 10_000;

afterEach(() => void vi.restoreAllMocks());

it("completes from the documents while the first check of them goes on", async () => {
  let answered = false;
  let began: () => void = () => undefined;
  const begun = new Promise<void>((begin) => (began = begin));
  const ended: boolean[] = [];
  vi.spyOn(Workspace.prototype, "checking").mockImplementation(function* () {
    const end = Date.now() + STALLED;
    began();
    while (!answered && Date.now() < end) yield;
    ended.push(answered);
  });
  const editor = await Editor.over(".");
  const screen = "screens/auth/tried.screen.json";
  await editor.write(screen, "{}");
  await begun;
  const items = await editor.completions(screen, '{ "id": "tried", "form": { "mobile": { "rule": "¦" } } }');
  answered = true;
  expect(items.map(({ label }) => label)).toContain('"phone"');
  await vi.waitFor(() => expect(ended).toEqual([true]), { timeout: 2 * STALLED });
  await editor.close();
}, 60_000);
