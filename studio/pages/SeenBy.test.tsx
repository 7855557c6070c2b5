import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { SeenBy as Seen } from "../../publish/studio/questions.ts";
import { SeenBy } from "./SeenBy.tsx";

afterEach(cleanup);

const told = (seen: Partial<Seen>): string => {
  const nobody = { names: [], outside: false, unproven: [], approvals: [] };
  render(<SeenBy seen={{ ...nobody, ...seen }} approve={async () => {}} />);
  return screen.getByText(/Who has edited it/).textContent ?? "";
};
const ALONE = "Who has edited it cannot publish it alone: another publisher does, or approves it first.";

it.each<[what: string, seen: Partial<Seen>, words: string]>([
  ["by who signed in", { names: ["ada"] }, "Edited by ada since what is live. "],
  [
    "by who came in by the link",
    { names: ["ada", "root"], unproven: ["root"] },
    "Edited by ada and root since what is live. What root edited may be anybody's: by the terminal's link and by commands nobody is asked for a password. ",
  ],
  ["by hand", { outside: true }, "Something was edited outside the studio, where nobody knows by whom. "],
])("a draft that was edited %s says so, and nothing else", (_, seen, words) => {
  expect(told(seen)).toBe(words + ALONE);
});
