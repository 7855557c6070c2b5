import { act } from "react";
import { describe, expect, it } from "vitest";
import money from "../../app/screens/money.cases.json" with { type: "json" };
import type { TextStore } from "../../engine/index.ts";
import { open } from "../../app/testing/open-screen.tsx";
import { until } from "../../app/testing/until.ts";
import { states } from "../brand-values/draw.ts";
import { MemoryStore } from "../random/memory-store.ts";
import { fillIn } from "./fill-in.ts";
import { type FormScreen, formScreens } from "./form-screens.ts";

const [account] = money["bankaccount-list"].accounts;
const [card] = money["bankcard-list"].cards;
/** Two of what is chosen from. */
const twice = {
  "bankaccount-list": { accounts: [account, { ...account, accountGid: "second", isDefault: false }], listTotal: 2 },
  "bankcard-list": { cards: [card, { ...card, bankcardGid: "second" }], listTotal: 2 },
};

const order = { productType: "sloan", productId: 1, loanAmount: 1000000, hasPin: true, from: "/lendInfo" };

/** Opens a screen in a tab: a second time with the same store, it was reloaded. */
const opened = ({ address, guest }: FormScreen, session: TextStore) =>
  open(address, "usual", {
    more: { ...states.full.more, ...twice },
    guest,
    session,
    journey: { order, phoneTicket: "t", phoneStep: 2 },
    flags: { bankCard: true, redBag: true, loanReason: true },
  });

type Page = Awaited<ReturnType<typeof opened>>;

function valuesIn({ engine }: Page, names: readonly string[]) {
  const { stage } = engine;
  if (stage.kind !== "visit") throw new Error("no screen");
  return Object.fromEntries(names.map((name) => [name, stage.visit.session.read(`form.${name}`)]));
}

/** The fields of which a tab keeps what was typed. */
const fieldsIn = (session: TextStore): string[] =>
  Array.from({ length: session.length }, (_, index) => session.key(index) ?? "")
    .filter((key) => key.startsWith("app.typed."))
    .flatMap((key) => Object.keys(JSON.parse(session.getItem(key) ?? "{}").fields));

const seen: string[] = [];

describe("S21 what was typed on", () => {
  it.each(formScreens)(
    "S21 $address is there after a reload and on the way back, and no secret is kept",
    async (screen) => {
      const session = new MemoryStore().of({ gone: false });
      const page = await opened(screen, session);
      const begun = valuesIn(page, screen.plain);
      for (const name of [...screen.plain, ...screen.secret]) await fillIn(page, name);
      const typed = valuesIn(page, screen.plain);
      const changed = screen.plain.filter((name) => typed[name] !== begun[name]);
      const wanted = Object.fromEntries(changed.map((name) => [name, typed[name]]));

      await act(async () => page.engine.arrivals.arrive("/helpcenter"));
      await act(async () => page.engine.arrivals.arrive(...(screen.address.split("?") as [string, string])));
      await until(() => expect(valuesIn(page, changed)).toEqual(wanted));

      const again = await opened(screen, session);
      await until(() => expect(valuesIn(again, changed)).toEqual(wanted));
      for (const [name, value] of Object.entries(valuesIn(again, screen.secret)))
        expect(value ?? null, name).toBeNull();
      expect(fieldsIn(session)).toEqual(expect.arrayContaining(changed));
      expect(fieldsIn(session).filter((name) => screen.secret.includes(name))).toEqual([]);
      seen.push(...changed.map((name) => `${screen.address} ${name}`));
    },
  );
});

/** What is not typed there: the borrower's own number, whether accounts can be added at this hour, and what is chosen elsewhere. */
const untyped = ["/cancellation mobile", "/resetpwd mobile", "/setpassword mobile"].concat(
  "/addBankcard window",
  "/withdrawal account",
);

it("S21 each of all other fields was changed before that", () => {
  const all = formScreens.flatMap(({ address, plain }) => plain.map((name) => `${address} ${name}`));
  const missed = all.filter((field) => !seen.includes(field)).map((field) => field.replace(/\?\S*/, ""));
  expect(missed.sort()).toEqual(untyped.sort());
});
