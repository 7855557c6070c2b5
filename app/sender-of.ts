import { type Contract, HttpSender, OnceKeys, OnceSender, type Sender } from "../engine/api.ts";
import { noted } from "../engine/tracking.ts";
import type { PublishedCall } from "../engine/published.ts";
import type { AppState, TextStore } from "../engine/index.ts";
import { addressOf } from "./lender/address.ts";
import { sealsOf } from "./cipher/seals-of.ts";
import { guardedSender } from "./entry/guarded-sender.ts";
import { headersOf } from "./lender/headers.ts";
import type { LendingBrand } from "../publish/page/lending-brand.ts";

/** What sending needs of the page. */
interface Ways {
  readonly call: (id: string) => PublishedCall | undefined;
  readonly contract: Contract;
  readonly fetch: typeof fetch;
  /** The words of a text of the app. */
  readonly say?: (key: string) => string;
  readonly device?: TextStore;
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
  readonly heard?: (answer: Response, took: number) => void;
  readonly pause?: (ms: number) => Promise<void>;
}

/** Sends to a brand's lender; fetched with the first call, so that the first script is without it. */
export function senderOf(
  brand: LendingBrand,
  state: AppState,
  language: () => string,
  ways: Ways,
  production: boolean = import.meta.env.PROD,
): Sender {
  const { contract, call } = ways;
  const timeout = brand.api.timeoutMs;
  const headers = (sent: PublishedCall) => headersOf(sent, brand, state, language());
  const http = new HttpSender({
    contract,
    address: (sent) => addressOf(sent, brand, state, language(), production),
    headers,
    timeout,
    fetch: async (address, init) => {
      const asked = performance.now();
      const answer = await ways.fetch(address, init);
      ways.heard?.(answer, performance.now() - asked);
      return answer;
    },
    report: (message, detail) => ways.track("contract", { message, ...detail }, ""),
    seal: sealsOf(brand, ways.fetch, { address: (sent) => addressOf(sent, brand, state, language()), headers }),
    ...(ways.pause && { pause: ways.pause }),
  });
  const keys = new OnceKeys(
    ways.device,
    () => String(state.read("session.userGid")),
    () => Number(state.read("env.now")),
  );
  const sender = new OnceSender({ http, keys, contract, call, timeout });
  return noted(guardedSender(sender, brand, state, ways.say));
}
