import { expect, it } from "vitest";
import account from "./account.cases.json" with { type: "json" };
import loans from "./borrow-and-repay.cases.json" with { type: "json" };
import credit from "./credit.cases.json" with { type: "json" };
import help from "./help.cases.json" with { type: "json" };
import home from "./home-and-bills.cases.json" with { type: "json" };
import money from "./money.cases.json" with { type: "json" };
import { byId } from "../testing/boot.ts";
import { all, open } from "../testing/open-screen.tsx";
import { FULL } from "../testing/show-money.tsx";
import { mayBorrow } from "../testing/show-screen.tsx";

interface Screen {
  readonly id: string;
  readonly route: string;
  readonly native?: boolean;
  readonly flag?: string;
}
interface Call {
  readonly request?: { readonly required?: readonly string[] };
}
const screens = all.filter(({ kind }) => kind === "screen").map(({ data }) => data as unknown as Screen);
const calls = byId("call") as unknown as Readonly<Record<string, Call>>;
const flags = Object.fromEntries(screens.flatMap(({ flag }) => (flag === undefined ? [] : [[flag, true]])));

const contents = { ...home.usual, ...account, ...help, ...loans, ...money, "credit-form-get": credit.form };
const answers: Readonly<Record<string, unknown>> = { ...mayBorrow(contents), ...contents };

/** What the address has to say is left out of it, as by a link that was cut short. */
const bare = screens
  .filter(({ native }) => !native)
  .map(({ id, route }) => ({ id, address: route.replace(/\/?\{\w+\?\}/, "").replace(/\{\w+\}/, "other") }));

it.each(bare)("C4 $id asks nothing whose fields the bare address $address does not give", async ({ address }) => {
  const short: string[] = [];
  const noting = (id: string, answer: unknown) => (body: Readonly<Record<string, unknown>>) => {
    const missing = calls[id]?.request?.required?.filter((name) => (body[name] ?? null) === null) ?? [];
    if (missing.length > 0) short.push(`${id} without ${missing.join(", ")}`);
    return answer;
  };
  await open(address, "usual", {
    // Where every feature is on, the channel may not borrow.
    ...(address.toLowerCase().startsWith("/lend") ? {} : FULL),
    flags,
    more: Object.fromEntries(Object.keys(calls).map((id) => [id, noting(id, answers[id])])),
  });
  expect(short).toEqual([]);
});
