import { DAY } from "../../../lending/lagos-time.ts";
import type { PersonRow } from "../../database/tables/person.ts";
import { device } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { hashBvn } from "../account/bvn.ts";
import { ACCOUNT } from "../account/close-account.ts";
import { createBorrower } from "../account/create-borrower.ts";
import { AUDIT } from "../credit/credit-state.ts";
import { hashSecret } from "../access/secrets.ts";
import { fullForm, personaBvn } from "./credit-form.ts";
import { personaName } from "./names.ts";
import type { Persona } from "./persona.ts";
import { personaMobile } from "./phone.ts";
import { seedAccount, seedCards } from "./seed-bank.ts";
import { personaTable } from "./table.ts";

const LIMIT = 5_000_000;
const PASSWORD = "Naira2026";
const PIN = "2580";
const REGISTERED_DAYS_AGO = 200;
const CANCELLATION_DAYS_LEFT = 12;
const DEVICE = `${"0".repeat(32)}1`;

/** Writes every persona as of `now` (ms), after the products. The usual secrets are hashed once for all: here they are no secrets. */
export async function seedPersonas(tx: Tx, now: number): Promise<void> {
  const usual = { passwordHash: await hashSecret(PASSWORD), pinHash: await hashSecret(PIN) };
  for (const persona of personaTable) if (!persona.absent) await seedPersona(tx, persona, usual, now);
}

async function seedPersona(tx: Tx, persona: Persona, usual: Partial<PersonRow>, now: number): Promise<void> {
  const { number, flags = {}, limit = LIMIT, subLimit = 0, password, cancelling } = persona;
  const registeredAt = now - REGISTERED_DAYS_AGO * DAY;
  const { firstName, surname } = personaName(number);
  const borrower = await createBorrower(
    tx,
    {
      mobile: personaMobile(number),
      name: `${firstName} ${surname}`,
      creditLimit: limit,
      subCreditLimit: subLimit,
      flags,
      persona: number,
      registeredAt,
      ...(cancelling ? { status: ACCOUNT.cancelling } : {}),
    },
    {
      ...usual,
      ...(password ? { passwordHash: await hashSecret(password) } : {}),
      ...creditOf(persona),
      ...(cancelling ? { cancelAt: now + CANCELLATION_DAYS_LEFT * DAY } : {}),
      ...persona.person,
    },
  );
  const bankAccountId = await seedAccount(tx, borrower, registeredAt);
  const bankCardId = await seedCards(tx, borrower, registeredAt);
  await tx.insert(device).values({ borrowerId: borrower.id, zuid: DEVICE, boundAt: registeredAt });
  await persona.state?.(tx, { borrower, bankAccountId, bankCardId, now });
}

function creditOf({ number, unsubmitted }: Persona): Partial<PersonRow> {
  const creditForm = fullForm(number);
  const auditState = unsubmitted ? AUDIT.none : AUDIT.approved;
  if (unsubmitted !== "bvn") return { auditState, creditForm, bvnHash: hashBvn(personaBvn(number)) };
  const { bvn: _, ...idCard } = creditForm.idCard ?? {};
  return { auditState, creditForm: { ...creditForm, idCard } };
}
