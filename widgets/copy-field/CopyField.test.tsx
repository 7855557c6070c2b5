import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { CopyField } from "./CopyField.tsx";

afterEach(cleanup);

it("S13 hands over what is to be copied, and does not claim what came of it", () => {
  const { shown } = showWidget(CopyField, { props: { label: "Account", text: "0123 4567 85", copied: "0123456785" } });
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(shown.events).toEqual([{ event: "copy", detail: "0123456785" }]);
  expect(screen.getByRole("button", { name: "Copy" }).textContent).toBe("Copy");
});
