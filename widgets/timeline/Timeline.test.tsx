import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { Timeline } from "./Timeline.tsx";
import type { TimelineProps } from "./timeline.props.ts";

afterEach(cleanup);

it.each([
  ["steps say how each stands", false, ["Paid done", "Payment overdue failed", "Due to come"]],
  ["a history says it of what is to come alone", true, ["Paid", "Payment overdue", "Due to come"]],
])("F20 read aloud %s", (_, history, read) => {
  const items: TimelineProps["items"] = [
    { title: "Paid", state: "done" },
    { title: "Payment overdue", state: "failed" },
    { title: "Due", state: "waiting" },
  ];
  showWidget(Timeline, { props: { items, history } });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(read);
});
