import { afterEach, expect, it, vi } from "vitest";
import { browserHost } from "./browser-host.ts";

afterEach(() => vi.unstubAllGlobals());

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

const refusing = (name: string) => async () => Promise.reject(new DOMException("no", name));
it.each<[what: string, share: Navigator["share"] | undefined, opened: boolean]>([
  ["a sheet that was used", async () => undefined, true],
  ["a sheet that was put away", refusing("AbortError"), true],
  ["a browser that lets nobody share", refusing("NotAllowedError"), false],
  ["a browser without a sheet", undefined, false],
])("C17 says of %s whether it opened", async (_, share, opened) => {
  vi.stubGlobal("navigator", { share });
  expect(await browserHost.share({ title: "t", text: "x" })).toBe(opened);
});
