import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useNews } from "./use-news.ts";
import { useAnswer } from "./use-answer.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A studio that knows the file `known` alone. */
const answers = (_: string, { body }: { readonly body: string }) =>
  Promise.resolve(
    body.includes("known")
      ? new Response(JSON.stringify({ text: "what it says" }))
      : new Response(JSON.stringify({ error: "There is no such file." }), { status: 409 }),
  );

function Paper({ file }: { readonly file: string }) {
  const { told, wrong } = useAnswer("paper", { file });
  return <p>{wrong ?? told?.text ?? "nothing yet"}</p>;
}

it("says why a question has no answer where the one before had one, and answers the next", async () => {
  vi.stubGlobal("fetch", answers);
  const { rerender } = render(<Paper file="known" />);
  await screen.findByText("what it says");
  rerender(<Paper file="other" />);
  await screen.findByText("There is no such file.");
  rerender(<Paper file="known" />);
  expect(await screen.findByText("what it says")).toBeTruthy();
});

it("asks once what two pieces of a page ask at the same time", async () => {
  const asked = vi.fn(answers);
  vi.stubGlobal("fetch", asked);
  render(
    <>
      <Paper file="known" />
      <Paper file="known" />
      <Paper file="other" />
    </>,
  );
  expect(await screen.findAllByText("what it says")).toHaveLength(2);
  await screen.findByText("There is no such file.");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("asks again by itself what nobody answered, also where each look for news was", async () => {
  let papers = 0;
  vi.stubGlobal("fetch", (address: string, asked: { readonly body: string }) => {
    if (address.endsWith("/news")) return Promise.resolve(Response.json({ news: "1", release: "r" }));
    return papers++ === 0 ? Promise.reject(new TypeError("no line")) : answers(address, asked);
  });
  const Page = () => {
    useNews();
    return <Paper file="known" />;
  };
  render(<Page />);
  expect(await screen.findByText("The studio does not answer. This page asks again by itself.")).toBeTruthy();
  expect(await screen.findByText("what it says")).toBeTruthy();
  expect(papers).toBe(2);
});
