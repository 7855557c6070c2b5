import { afterAll, beforeAll, vi } from "vitest";
import { Editor } from "./editor.ts";

/** An editor for all tests of a file, open over a root. */
export function opened(root: string): () => Editor {
  // The whole repository is read before the first answer.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let editor: Editor;
  beforeAll(async () => {
    editor = await Editor.over(root);
  }, 60_000);
  afterAll(() => editor.close());
  return () => editor;
}
