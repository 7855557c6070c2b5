import { expect, it } from "vitest";
import { loggedIn } from "./log-in.ts";

it("says by which number somebody is logged in, and of nobody nothing", () => {
  const state = { read: (path: string) => (path === "session.mobile" ? "8035550003" : undefined) };
  expect([loggedIn({ known: true, state }), loggedIn({ known: false, state })]).toEqual([
    "Logged in with 08035550003.",
    undefined,
  ]);
});
