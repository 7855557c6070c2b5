import { renderToString } from "react-dom/server";
import type { bootsOf } from "../../../app/testing/boot.ts";
import { order } from "../../../app/testing/show-screen.tsx";
import { createApp } from "../../../app/create-app.ts";
import { noBridge } from "../../../engine/bridge.ts";
import { noHost } from "../../../engine/index.ts";
import { EngineRoot } from "../../../engine/page.ts";
import type { Boot } from "../../../publish/page/boot.ts";
import { entryWidgets, lazyWidgets } from "../../../widgets/index.ts";
import home from "../../../app/screens/home-and-bills.cases.json" with { type: "json" };
import { noteReads, notedBrand, type Reads } from "./reads.ts";
import { states } from "../../brand-values/draw.ts";

/** What a borrower meets at an address: what he reads, what was asked of the lender, where he was sent. */
export interface Met {
  readonly words: readonly string[];
  readonly markup: string;
  readonly asked: readonly string[];
  readonly went: readonly string[];
  readonly reads: Reads;
}

export type Persona = keyof typeof states;
export const personas = Object.keys(states) as readonly Persona[];

type Boots = ReturnType<typeof bootsOf>;
const turn = () => new Promise<void>((settle) => setImmediate(settle));
/** So many turns answer what was asked; what is drawn twice alike after as many stays. */
const TURNS = 12;

/** Comes to an address as a persona, and draws what is there once nothing changes any more. */
export async function met(
  boots: Boots,
  pair: readonly [string, string],
  address: string,
  persona: Persona,
): Promise<Met> {
  const boot = boots(...pair, "en_US", address);
  const [asked, went]: [string[], string[]] = [[], []];
  const reads = new Set<string>();
  const { engine, state } = createApp(
    { ...boot, brand: notedBrand(boot.brand, reads) },
    {
      host: { ...noHost, open: (url) => void went.push(url) },
      bridge: noBridge,
      contract: async () => ({
        request: async (call, body) => {
          asked.push(`${call.id} ${JSON.stringify(body)}`);
          reads.add(`calls/${call.id}`);
          return body;
        },
        response: async (_call, content) => ({ content, faults: [] }),
        secrets: async () => [],
      }),
      fetch: lender(boot, states[persona].more) as typeof fetch,
      pause: async () => undefined,
      widgets: entryWidgets,
      lazyWidgets: async () => lazyWidgets,
      track: () => undefined,
    },
  );
  // What an app begins with is asked of every brand; from here on it counts what is read.
  reads.clear();
  noteReads(engine, reads);
  if (!("guest" in states[persona])) state.write("session.token", "t");
  for (const [name, value] of Object.entries({ order, phoneTicket: "t", phoneStep: 2 }))
    state.write(`journey.${name}`, value);
  engine.navigator = { ...engine.navigator, go: (target) => void went.push(target) };
  await engine.arrivals.arrive(...(address.split("?") as [string, string?]));
  let markup: string | undefined;
  for (;;) {
    for (let turns = 0; turns < TURNS; turns++) await turn();
    const now: string = went.length > 0 ? "" : renderToString(<EngineRoot engine={engine} />);
    if (now === markup) break;
    markup = now;
  }
  const words = markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
  return { words, markup, asked: asked.sort(), went, reads };
}

/** A lender that answers each call with what the persona's contents say. */
function lender(boot: Boot, more: Readonly<Record<string, unknown>>) {
  const contents: Readonly<Record<string, unknown>> = { ...home.usual, ...more };
  const calls = Object.values(boot.pack?.calls ?? {});
  return async (address: string): Promise<Response> => {
    const call = calls.find(({ path }) => address.split("?")[0]?.endsWith(path));
    const content = call && contents[call.id];
    return Response.json(content ? { status: 0, message: "", content } : { status: 3198, message: "", content: {} });
  };
}
