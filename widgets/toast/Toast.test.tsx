import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { Toast } from "./Toast.tsx";

afterEach(cleanup);

describe("Toast", () => {
  it.each([
    ["info", "status"],
    ["success", "status"],
    ["loading", "status"],
    ["warn", "alert"],
    ["fail", "alert"],
  ] as const)("D4 %s is read out as %s", (kind, role) => {
    showWidget(Toast, { props: { text: "Saved", kind } });
    expect(screen.getByRole(role).textContent).toBe("Saved");
  });

  it("D4 loading without words still says that something loads", () => {
    showWidget(Toast, { props: { text: "", kind: "loading" } });
    expect(screen.getByRole("status").textContent).toBe("Loading");
  });
});
