import { expect, it, vi } from "vitest";
import { draw, states, type State } from "./draw.ts";
import { addresses } from "./screen-addresses.ts";

// Every screen is drawn: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

/** What acts on the one thing that it stands beside, as a row's button does. */
const beside = new Set(["Copy", "Remove", "Account options", "Card options"]);

/** What can be pressed, by its name; each row of a list has its own of one word. */
function namesIn(place: ParentNode): string[] {
  const pressed = [...place.querySelectorAll<HTMLElement>("button, a, [role=link], [role=button]")];
  return pressed
    .filter((element) => !element.closest("li, tr, dl"))
    .map((element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim())
    .filter((name) => !beside.has(name));
}

const twiceIn = (names: readonly string[]) => names.filter((name, index) => name && names.indexOf(name) !== index);

it.each(Object.keys(states) as State[])("no screen has two ways on of one name, or one id twice: %s", async (state) => {
  const twice: string[] = [];
  for (const address of addresses) {
    await draw(address, { state });
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => `#${id}`);
    const again = [...twiceIn(namesIn(document.body)), ...twiceIn(ids)];
    if (again.length > 0) twice.push(`${address}: ${again.join(", ")}`);
    document.body.replaceChildren();
  }
  expect(twice).toEqual([]);
});
