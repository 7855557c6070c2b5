import { noBridge } from "../../engine/bridge.ts";
import { noHost } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { entryWidgets, lazyWidgets } from "../../widgets/index.ts";
import { createApp } from "../create-app.ts";

/** An app with a session whose lender answers everything alike, and how often it was asked. */
export function answeredAlike(boot: Boot, answer: () => Response) {
  const asked = { times: 0 };
  const { engine, state } = createApp(boot, {
    host: noHost,
    bridge: noBridge,
    contract: async () => ({
      request: async (_call, body) => body,
      response: async (_call, content) => ({ content, faults: [] }),
      secrets: async () => [],
    }),
    fetch: async () => {
      asked.times++;
      return answer();
    },
    pause: async () => undefined,
    widgets: entryWidgets,
    lazyWidgets: async () => lazyWidgets,
    track: () => undefined,
  });
  state.write("session.token", "t");
  return { engine, asked };
}
