import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { CopyField } from "./CopyField.tsx";

afterEach(cleanup);

it("S13 hands over what is to be copied, and does not claim what came of it", () => {
  const { shown } = showWidget(CopyField, { props: { label: "Account", text: "0123456785" } });
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(shown.events).toEqual([{ event: "copy", detail: "0123456785" }]);
  expect(screen.getByRole("button", { name: "Copy" }).textContent).toBe("Copy");
});

it("S1 has all of a long value, for whoever marks it to copy it by hand", () => {
  const link = "https://lender.example/#/invitenewuser?b=717&c=305&userGid=u@1&activityId=invite";
  showWidget(CopyField, { props: { label: "Your link", text: link } });
  expect(screen.getByText(link).textContent).toBe(link);
});
