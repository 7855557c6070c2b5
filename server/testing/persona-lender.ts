import { randomUUID } from "node:crypto";
import { type ContractCall, loadContract } from "../contract/load-contract.ts";
import { type Answer, openTestLender, type TestLender } from "./test-lender.ts";
import { personaMobile } from "../lender/personas/phone.ts";

/** What goes into the query of a call. */
interface Caller {
  token?: string;
  userId?: string;
  bizType?: string;
  c?: string;
  bl?: string;
}

/** A lender in memory for tests of whoever is not logged in yet. */
export interface PersonaLender extends TestLender {
  /** Calls by id of the call document, as a guest unless told, with a key of its own where it is made once. Throws where a content breaks the contract. */
  ask(id: string, body?: unknown, as?: Caller, key?: string): Promise<Answer>;
  /** Logs a persona in by his password and gives his token. */
  login(number: number): Promise<string>;
}

const contract = loadContract(process.cwd());

/** Opens a lender with its personas. */
export async function openPersonaLender(): Promise<PersonaLender> {
  return askable(await openTestLender());
}

/** A lender, wherever it keeps its data, that whoever is not logged in yet asks. */
export function askable(lender: TestLender): PersonaLender {
  const ask: PersonaLender["ask"] = async (id, body = {}, as = {}, key = randomUUID()) => {
    const asked = contract.get(id) as ContractCall;
    const [path = "", fixed = ""] = asked.document.path.split("?");
    const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(fixed)), ...as });
    const reply = await lender.app.inject({
      method: "POST",
      url: `/ostrader${path}?${query}`,
      headers: asked.document.once === undefined ? {} : { "idempotency-key": key },
      payload: body as object,
    });
    const answer = reply.json<Answer>();
    if (answer.status !== 0) return answer;
    const { value, breaches } = asked.readResponse(answer.content);
    if (breaches) throw new Error(`${id} broke the contract: ${breaches.join("; ")}`);
    return { ...answer, content: value as Answer["content"] };
  };
  const login: PersonaLender["login"] = async (number) => {
    const body = { mobile: personaMobile(number), password: "Naira2026", agree: true };
    const { content } = await ask("userinfo-password-login", body);
    return content.userToken as string;
  };
  return { ...lender, ask, login };
}
