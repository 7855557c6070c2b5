import { randomUUID } from "node:crypto";
import { loadContract } from "../contract/load-contract.ts";
import type { Answer, TestLender } from "./test-lender.ts";
import { there } from "../../tests/there.ts";

const contract = loadContract(process.cwd());

/** A phone in somebody's hand: what tells one from another is its device id and the address it calls from. */
export interface Phone {
  send(id: string, body?: object, more?: { bearer?: string; token?: string; bl?: string }): Promise<Answer>;
}

/** A phone that calls a lender by hand. `device` is one hex digit that makes up its whole id. */
export function phoneAt(lender: TestLender, device?: string, remoteAddress = "10.0.0.1"): Phone {
  const zuid = device && `${device.repeat(32)}2`;
  return {
    send: async (id, body = {}, { bearer, token, bl = "en_US" } = {}) => {
      const { path: address, once } = there(contract.get(id)).document;
      const [path = ""] = address.split("?");
      const reply = await lender.app.inject({
        method: "POST",
        url: `/ostrader${path}`,
        query: { bl, c: "302", bizType: "718", ...(token && { token }) },
        headers: {
          ...(zuid && { "device-id": Buffer.from(zuid).toString("base64") }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(once && { "idempotency-key": randomUUID() }),
        },
        remoteAddress,
        payload: body,
      });
      return reply.json();
    },
  };
}
