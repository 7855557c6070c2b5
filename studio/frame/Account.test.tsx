import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Account } from "./Account.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function signOut(how: string, answer: () => Promise<Response>) {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue(undefined);
  vi.stubGlobal("fetch", vi.fn(answer));
  render(<Account {...{ who: "ada", role: "publisher" }} />);
  await userEvent.click(screen.getByRole("button", { name: /^ada, publisher/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: how }));
  return reload;
}

it.each(["Sign out", "Sign out everywhere"])("%s that fails says so, and the page stays", async (how) => {
  const reload = await signOut(how, () => Promise.reject(new Error("no line")));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "You may still be signed in. The studio does not answer. Try again once it does.",
  );
  expect(reload).not.toHaveBeenCalled();
});

it("who is signed out already comes to the page that signs in", async () => {
  const reload = await signOut("Sign out", async () => new Response("{}", { status: 401 }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("alert")).toBeNull();
});
