import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { cutSentence } from "./sentence.ts";

afterEach(cleanup);
const links = [
  { id: "terms", text: "User Agreement" },
  { id: "privacy", text: "Privacy Policy" },
];
const props = { label: "I agree to the User Agreement and the Privacy Policy", links };
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: props.label });

describe("Checkbox", () => {
  it("V9 ticks and unticks by the box and by its words", async () => {
    const { shown } = showWidget(Checkbox, { props });
    await userEvent.click(box());
    await userEvent.click(screen.getByText(/I agree to the/));
    expect(shown.values).toEqual([true, false]);
  });

  it("V9 opens the link that was pressed without ticking", async () => {
    const { shown } = showWidget(Checkbox, { props });
    await userEvent.click(screen.getByRole("link", { name: "Privacy Policy" }));
    screen.getByRole("link", { name: "User Agreement" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(shown.events).toEqual([
      { event: "open", detail: "privacy" },
      { event: "open", detail: "terms" },
    ]);
    expect(shown.values).toEqual([]);
    expect(box().checked).toBe(false);
  });
});

describe("cutSentence", () => {
  it.each([
    [
      "links in another order",
      "同意《Privacy Policy》和《User Agreement》",
      ["同意《", "[Privacy Policy]", "》和《", "[User Agreement]", "》"],
    ],
    [
      "a link that the sentence lacks comes last",
      "I agree to the User Agreement",
      ["I agree to the ", "[User Agreement]", " ", "[Privacy Policy]"],
    ],
  ])("%s", (_, sentence, expected) => {
    expect(cutSentence(sentence, links).map(({ text, link }) => (link ? `[${text}]` : text))).toEqual(expected);
  });
});
