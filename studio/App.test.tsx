import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Session } from "./asking/ask.ts";
import { App } from "./App.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// From elsewhere than its machine no app of what is live is shown, whatever borrowers get.
const session: Session = {
  ...{ who: "ada", role: "publisher", token: "t", preview: "https://preview.example", personas: [], secrets: "" },
  follows: false,
};

it.each([
  ["what was published", false],
  ["the last good documents", true],
])("R14 the frame says that beside an error borrowers keep %s", async (kept, follows) => {
  const answers: Readonly<Record<string, object>> = {
    "/studio/session": { ...session, follows },
    "/studio/ask/marks": { marks: [{ line: "a.json:1:1 wrong", file: "a.json" }], whole: true },
    "/studio/ask/brands": { cards: [] },
    "/studio/ask/news": { news: "1", release: "r1" },
  };
  vi.stubGlobal("fetch", async (address: string) => Response.json(answers[address] ?? {}));
  render(<App />);
  expect((await screen.findByRole("link", { name: /^1 error/ })).textContent).toBe(`1 error: borrowers keep ${kept}`);
});
