import { failure, type Sender } from "../../engine/api.ts";
import { resolveValue } from "../../engine/evaluate.ts";
import type { PublishedCall } from "../../engine/published.ts";
import { Reader } from "../../engine/expression.ts";
import type { AppState } from "../../engine/index.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { isAudited } from "./audit/is-audited.ts";

/** What the lender says to a guest who asks for more than he may. */
const expired = 7;

/** Whether someone who is not logged in may run a call on a channel: the brand says on which (A6). */
const isOpenTo = (call: PublishedCall, { lists }: LendingBrand, channel: unknown): boolean =>
  call.guest === true || (call.guest === "freeChannels" && lists.freeChannels.includes(String(channel)));

/**
 * Stands before the lender: what a guest may not ask is answered here as the lender would (A6), and numbers of the
 * audit mode get the mock documents' answers, while the page says that it shows demo data (A4).
 */
export function guardedSender(sender: Sender, brand: LendingBrand, state: AppState): Sender {
  const reader = new Reader((path) => state.read(path));
  return {
    async send(call, body, signal) {
      if (typeof state.read("session.token") !== "string" && !isOpenTo(call, brand, state.read("session.c")))
        return { ok: false, ...failure("business"), status: expired };
      const audited = isAudited(state, brand);
      if (audited !== (state.read("session.demo") === true)) state.write("session.demo", audited || undefined);
      if (audited) {
        const { mocks } = await import("./audit/mocks.ts");
        if (mocks.has(call.id))
          return { ok: true, content: resolveValue(mocks.get(call.id), { reader, text: (key) => key }) };
      }
      return sender.send(call, body, signal);
    },
    ask: (call, key) => sender.ask(call, key),
    pending: () => sender.pending(),
  };
}
