import { personaMobile } from "../../server/lender/personas/phone.ts";
import { median } from "./median.ts";

/** What a call took, ms, alone and beside clients that ask for pages one after the other without a pause. */
export interface CallTimes {
  readonly alone: number;
  readonly beside: number;
  /** Pages a second that these clients were given. */
  readonly pages: number;
}

const BORROWER = 3;
const headers = { "content-type": "application/json" };

/** Logs a persona in at a running sandbox; gives the address of a call of his. */
export async function homeOf(url: string): Promise<string> {
  const body = JSON.stringify({ mobile: personaMobile(BORROWER), password: "Naira2026", agree: true });
  const reply = await fetch(`${url}/ostrader/userinfo/passwordLogin?c=302`, { method: "POST", headers, body });
  const { content } = (await reply.json()) as { content: { userToken?: string } };
  if (!content.userToken) throw new Error("the persona could not log in");
  return `${url}/ostrader/index/mainhome?c=302&bizType=718&token=${content.userToken}`;
}

/**
 * Measures a call of a borrower at a server whose pages `clients` others ask for all the time, each from an address of
 * his own by the word of a proxy, so that no limit makes it easier: the server has to take 127.0.0.1 for one.
 */
export async function measureClients(url: string, clients: number, calls: number): Promise<CallTimes> {
  const address = await homeOf(url);
  const timed = async (): Promise<number> => {
    const taken: number[] = [];
    for (let call = 0; call < calls; call++) {
      const begun = performance.now();
      const reply = await fetch(address, { method: "POST", headers: addressFrom(call), body: "{}" });
      const { status } = (await reply.json()) as { status: number };
      if (status !== 0) throw new Error(`the call answered ${status}`);
      taken.push(performance.now() - begun);
    }
    return median(taken);
  };
  await timed();
  const alone = await timed();
  let asking = true;
  let pages = 0;
  const client = async (number: number): Promise<void> => {
    for (let page = 0; asking; page++) {
      const reply = await fetch(`${url}/?b=718&c=302`, { headers: addressFrom(number * 10_000 + page) });
      if (reply.status !== 200) throw new Error(`a page answered ${reply.status}`);
      await reply.text();
      pages++;
    }
  };
  const others = Array.from({ length: clients }, (_, number) => client(number));
  const begun = performance.now();
  const beside = await timed();
  const seconds = (performance.now() - begun) / 1000;
  asking = false;
  await Promise.all(others);
  return { alone, beside, pages: pages / seconds };
}

/** An address of the block for examples and tests, another for each number. */
export const addressFrom = (number: number) => ({
  ...headers,
  "x-forwarded-for": `198.18.${(number >> 8) & 255}.${number & 255}`,
});
