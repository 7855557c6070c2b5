import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, vi } from "vitest";
import { noBridge } from "../../engine/bridge.ts";
import { noHost, type TextStore } from "../../engine/index.ts";
import { EngineRoot } from "../../engine/page.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import { createApp } from "../create-app.ts";
import answers from "../screens/home-and-bills.cases.json" with { type: "json" };
import { bootOf, byId } from "./boot.ts";
import { until } from "./until.ts";

export { all } from "./boot.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

type Data = { readonly id: string; readonly path: string };
const calls = Object.values(byId("call")) as Data[];

/** What the lender answers to risk/auth. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly content: unknown;
}

/** A lender that answers each call with one of the situations' contents, as they are inside, and risk/auth as told. */
function lender(situation: string, risk?: Answer, more: Readonly<Record<string, unknown>> = {}) {
  const contents = { ...answers.usual, ...(answers as Record<string, Record<string, unknown>>)[situation], ...more };
  return async (address: string, init?: RequestInit): Promise<Response> => {
    const path = address.split("?")[0] as string;
    const call = calls.find((known) => path.endsWith(known.path));
    const found = call && (contents as Record<string, unknown>)[call.id];
    const content =
      typeof found === "function" ? await found(JSON.parse((init?.body as string | undefined) ?? "{}")) : found;
    if (isAnswer(content)) return new Response(JSON.stringify(content));
    if (call?.id === "risk-auth" && risk) return new Response(JSON.stringify(risk));
    const body = content ? { status: 0, message: "", content } : { status: 3198, message: "not found", content: {} };
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  };
}

const isAnswer = (content: unknown): content is Answer =>
  typeof content === "object" && content !== null && "status" in content && "message" in content;

interface Options {
  readonly business: string;
  readonly channel: string;
  readonly language: string;
  /** Flags that are not the brand's own. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** The brand's figures, claims and lists, where they are others. */
  readonly constants: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly lists: Readonly<Record<string, unknown>>;
  /** A native app is around the page, which is told everything and answers nothing. */
  readonly native: boolean;
  /** Nobody is logged in. */
  readonly guest: boolean;
  readonly risk: Answer;
  /** What time the lender says it is, ms; the machine's unless said. */
  readonly now: number;
  /** What the tab keeps: a second page with the same store is a reload. */
  readonly session: TextStore;
  /** What the screens before left, by name. */
  readonly journey: Readonly<Record<string, unknown>>;
  /** Contents by call, before the situation's; a function is asked anew with each body, and what it throws is a broken line; an answer goes as it is. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** Opens a route with a lender in a situation; gives what is on the page and what went wrong. */
export async function open(route: string, situation: string, options: Partial<Options> = {}) {
  const { business = "718", channel = "302", language = "en_US", journey = {}, guest, risk, more } = options;
  const own = bootOf(business, channel, language, route);
  const { brand } = own;
  const flags = { ...brand.flags, ...options.flags };
  const constants = { ...brand.constants, ...options.constants };
  const claims = { ...brand.claims, ...options.claims };
  const lists = { ...brand.lists, ...options.lists };
  const boot = { ...own, brand: { ...brand, flags, constants, claims, lists } };
  const went: string[] = [];
  const wrong: unknown[] = [];
  /** What a native app would have been told or asked, by capability. */
  const told: (readonly [string, unknown])[] = [];
  const asked = lender(situation, risk, more) as typeof fetch;
  const { engine, state } = createApp(boot, {
    host: { ...noHost, open: (url) => void went.push(url), copy: async () => true },
    bridge: {
      native: options.native === true,
      ask(capability, given) {
        told.push([capability, given]);
        return noBridge.ask(capability, given);
      },
    },
    contract: async () => ({
      request: async (_call, body) => body,
      response: async (_call, content) => ({ content, faults: [] }),
      secrets: async () => [],
    }),
    // Every document and text came with the page, and is the same when it is fetched.
    fetch: async (address, init) => {
      if (address === "") return Response.json(own.texts);
      return address === "shared" ? Response.json(own.pack) : asked(address, init);
    },
    pause: async () => undefined,
    session: options.session,
    widgets: entryWidgets,
    lazyWidgets: async () => lazyWidgets,
    track: (event, data) => {
      if (["fault", "missing_text", "contract"].includes(event)) wrong.push({ event, ...data });
    },
  });
  if (options.now !== undefined) state.cells.writeAll([["env.now", options.now]]);
  if (!guest) state.write("session.token", "t");
  for (const [name, value] of Object.entries(journey)) state.write(`journey.${name}`, value);
  engine.navigator = { ...engine.navigator, go: (target) => void went.push(target) };
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });
  await act(async () => root.render(<EngineRoot engine={engine} />));
  await act(async () => engine.arrivals.arrive(...(route.split("?") as [string, string?])));
  await act(() =>
    vi.waitFor(() => expect(place.querySelector("[data-phase=loading]") && went.length === 0).toBeFalsy(), {
      interval: 5,
      timeout: 15_000,
    }),
  );
  await until(() => expect(engine.ui.busy.read() && went.length === 0).not.toBe(true));
  /** Presses the button with these words; settles when its steps have ended. */
  const press = async (words: string) => {
    const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent?.includes(words));
    await act(async () => button?.click());
    await act(() =>
      vi.waitFor(() => expect(went.length + document.querySelectorAll("dialog").length).toBe(1), {
        interval: 5,
        timeout: 15_000,
      }),
    );
  };
  return { page: place.textContent ?? "", place, engine, wrong, state, press, went, told };
}
