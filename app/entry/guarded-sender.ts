import { failure, type Sender } from "../../engine/api.ts";
import { resolveValue } from "../../engine/evaluate.ts";
import type { PublishedCall } from "../../engine/published.ts";
import { Reader } from "../../engine/expression.ts";
import type { AppState } from "../../engine/index.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { isAudited } from "./audit/is-audited.ts";
import { isOfDemo } from "./audit/is-of-demo.ts";

/** What the lender says to a guest who asks for more than he may. */
const expired = 7;

/** Whether someone who is not logged in may run a call on a channel: the brand says on which (A6). */
const isOpenTo = (call: PublishedCall, { lists }: LendingBrand, channel: unknown): boolean =>
  call.guest === true || (call.guest === "freeChannels" && lists.freeChannels.includes(String(channel)));

/** What the lender says to what is not possible as things stand. */
const notPossible = 3199;

/** What a mock reads: what its call is asked with, and the clock. */
const readFor = (path: string, state: AppState, body: Readonly<Record<string, unknown>>): unknown => {
  const [root, name = ""] = path.split(".");
  if (root !== "inputs") return state.read(path);
  return Object.hasOwn(body, name) ? body[name] : undefined;
};

/**
 * Stands before the lender: what a guest may not ask is answered here as the lender would (A6), and numbers of the
 * audit mode get the mock documents' answers, while the page says that it shows demo data (A4). What they ask about a
 * loan, payment or card of the demo, and what would move money, never reaches the lender: what has no mock is refused,
 * in the words that `say` has for it.
 */
export function guardedSender(
  sender: Sender,
  brand: LendingBrand,
  state: AppState,
  say: (key: string) => string = (key) => key,
): Sender {
  return {
    async send(call, body, signal) {
      if (typeof state.read("session.token") !== "string" && !isOpenTo(call, brand, state.read("session.c")))
        return { ok: false, ...failure("business"), status: expired };
      const audited = isAudited(state, brand);
      if (audited !== (state.read("session.demo") === true)) state.write("session.demo", audited || undefined);
      if (audited) {
        const { mocks } = await import("./audit/mocks.ts");
        if (mocks.has(call.id)) {
          const reader = new Reader((path) => readFor(path, state, body));
          return { ok: true, content: resolveValue(mocks.get(call.id), { reader, text: say }) };
        }
        // The lender knows no demo loan: he would say that there is none, or, worse, find one and book on it.
        if (isOfDemo(call, body)) return { ok: false, ...failure("business", say("errors.demo")), status: notPossible };
      }
      return sender.send(call, body, signal);
    },
    ask: (call, key) => sender.ask(call, key),
    pending: () => sender.pending(),
  };
}
