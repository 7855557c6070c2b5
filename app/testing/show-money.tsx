import { act } from "react";
import { expect, vi } from "vitest";
import contents from "../screens/money.cases.json" with { type: "json" };
import { innermost } from "./innermost.ts";
import { open } from "./open-screen.tsx";
import { until } from "./until.ts";

/** Contents by call, or values by path. */
export type More = Readonly<Record<string, unknown>>;

/** A brand with every feature of banks, cards and benefits. */
export const FULL = { business: "717", channel: "305" };

/** A refusal of the lender. */
export const refused = (status: number, message: string) => ({ status, message, content: {} });

/** Opens a screen of banks, cards or benefits with a lender who answers at once; `asked` is what it was asked. */
export async function show(route: string, more: More = {}, language = "en_US", brand: Partial<typeof FULL> = FULL) {
  const asked: { call: string; body: unknown }[] = [];
  const answers = Object.fromEntries(
    Object.entries({ ...contents, ...more }).map(([call, content]) => [
      call,
      async (body: unknown) => {
        asked.push({ call, body });
        return typeof content === "function" ? (content as (body: unknown) => unknown)(body) : content;
      },
    ]),
  );
  const shown = await open(route, "usual", { ...brand, language, more: answers });
  const back = vi.fn();
  shown.engine.navigator = { ...shown.engine.navigator, back };
  const fill = (values: More) =>
    act(async () => {
      for (const [path, value] of Object.entries(values)) innermost(shown.engine).write(path, value);
    });
  const press = async (id: string) => {
    const button = shown.place.querySelector(`#${id}`) as HTMLButtonElement;
    await act(async () => button.click());
    await until(() => expect(shown.place.querySelector("[aria-busy=true]")).toBeNull());
  };
  const words = () => document.body.textContent ?? "";
  return { ...shown, asked, back, fill, press, words, read: (path: string) => innermost(shown.engine).read(path) };
}
