import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { firstScript } from "./first-script.ts";

/** Where *Start again* leads from an address: to another, or to the same once more. */
function startsAgain(address: string): string {
  const { pathname, search, hash } = new URL(address, "https://app.example");
  const said: string[] = [];
  const heard: Record<string, (event: unknown) => void> = {};
  const location = {
    ...{ pathname, search, hash },
    replace: (to: string) => said.push(to),
    reload: () => said.push("reload"),
  };
  runInNewContext(firstScript, {
    ...{ URLSearchParams, location, window: {} },
    addEventListener: (type: string, hear: (event: unknown) => void) => (heard[type] = hear),
  });
  heard.click?.({ target: { id: "start-again" }, preventDefault: () => undefined });
  return said.join();
}

it.each([
  ["/?b=716&c=104#/index", "/?b=716&c=104&again=start#/index"],
  ["/?again=start#/index", "reload"],
])("R8 S29 start again at %s asks the host, whatever this device keeps", (address, to) => {
  expect(startsAgain(address)).toBe(to);
});
