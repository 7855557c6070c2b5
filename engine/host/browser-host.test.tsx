import { expect, it, vi } from "vitest";
import { browserHost } from "./browser-host.ts";

it("K12 what was refused takes the focus: the first on the page, of a choice its first", async () => {
  document.body.innerHTML = `
    <button name="field-card" id="first">First</button>
    <button name="field-card" id="second">Second</button>
    <input id="field-pin" />`;
  browserHost.focusFirst(["field-pin", "field-card", "field-gone"]);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("first"));
});

it("K12 who types in another field by then stays there", async () => {
  document.body.innerHTML = `<input id="refused" /><input id="other" />`;
  browserHost.focusFirst(["refused"]);
  document.getElementById("other")?.focus();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
  expect(document.activeElement?.id).toBe("other");
});
