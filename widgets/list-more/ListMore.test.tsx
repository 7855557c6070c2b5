import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { ListMore } from "./ListMore.tsx";

afterEach(cleanup);

it("says how much of a list shows and asks for more", async () => {
  const { shown } = showWidget(ListMore, { props: { shown: 20, all: 3_000 } });
  expect(screen.getByRole("status").textContent).toBe("20 of 3,000");
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(shown.events.map(({ event }) => event)).toEqual(["press"]);
});

it("has nothing to press once all of it shows", () => {
  showWidget(ListMore, { props: { shown: 45, all: 45 } });
  expect(screen.getByRole("status").textContent).toBe("45 of 45");
  expect(screen.queryByRole("button")).toBeNull();
});
