import { figures } from "../../contract/brands.ts";
import { DAY, lagosDay, lagosMidnight } from "../../../lending/lagos-time.ts";
import { ACCOUNT } from "../../database/tables/borrower.ts";
import { bvnHolder, type PersonRow } from "../../database/tables/person.ts";
import { device } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { hashBvn } from "../account/bvn.ts";
import { createBorrowers, type NewBorrower } from "../account/create-borrower.ts";
import { AUDIT } from "../credit/credit-state.ts";
import { hashSecret } from "../access/secrets.ts";
import { fullForm, personaBvn } from "./credit-form.ts";
import { personaPassword } from "./list.ts";
import { personaName } from "./names.ts";
import type { Persona } from "./persona.ts";
import { personaMobile } from "./phone.ts";
import { seedAccounts, seedCards } from "./seed-bank.ts";
import { personaTable } from "./table.ts";

const LIMIT = 5_000_000;
const PIN = "2580";
const REGISTERED_DAYS_AGO = 200;
const CANCELLATION_DAY = 3;
/** For how many Lagos days a refusal of the risk check stands. */
const REFUSED_DAYS = 30;
const DEVICE = `${"0".repeat(32)}1`;

/**
 * Writes every persona as of `now` (ms): what all have in a statement for each kind of row, since
 * every test begins with this, and then the state of each.
 */
export async function seedPersonas(tx: Tx, now: number): Promise<void> {
  const present = personaTable.filter(({ absent }) => !absent);
  const registeredAt = now - REGISTERED_DAYS_AGO * DAY;
  const people = await Promise.all(present.map((persona) => aboutOf(persona, now)));
  const borrowers = await createBorrowers(
    tx,
    present.map((persona, index) => ({ known: knownOf(persona, registeredAt, now), about: people[index] ?? {} })),
  );
  const bvns = people.flatMap(({ bvnHash }, index) => {
    const borrowerId = borrowers[index]?.id;
    return bvnHash && borrowerId ? [{ bvnHash, borrowerId }] : [];
  });
  await tx.insert(bvnHolder).values(bvns);
  const accounts = await seedAccounts(tx, borrowers);
  const cards = await seedCards(tx, borrowers);
  await tx.insert(device).values(borrowers.map(({ id }) => ({ borrowerId: id, zuid: DEVICE, boundAt: registeredAt })));
  for (const [index, { state }] of present.entries()) {
    const [borrower, bankAccountId, bankCardId] = [borrowers[index], accounts[index], cards[index]];
    if (borrower && bankAccountId && bankCardId) await state?.(tx, { borrower, bankAccountId, bankCardId, now });
  }
}

function knownOf(persona: Persona, registeredAt: number, now: number): NewBorrower {
  const { number, flags = {}, limit = LIMIT, subLimit = 0, cancelling, older } = persona;
  const { firstName, surname } = personaName(number);
  return {
    mobile: personaMobile(number),
    name: `${firstName} ${surname}`,
    creditLimit: limit,
    subCreditLimit: subLimit,
    flags:
      flags.refuseFlag === undefined ? flags : { ...flags, refusedUntil: lagosMidnight(lagosDay(now) + REFUSED_DAYS) },
    persona: number,
    registeredAt: older ? figures().onlineTime * 1000 - DAY : registeredAt,
    ...(cancelling && { status: ACCOUNT.cancelling }),
  };
}

async function aboutOf(persona: Persona, now: number): Promise<Partial<PersonRow>> {
  const { password = personaPassword, cancelling } = persona;
  return {
    passwordHash: await hashed(password),
    pinHash: await hashed(PIN),
    ...creditOf(persona),
    ...(cancelling && { cancelAt: now + (figures().cancellationDays - CANCELLATION_DAY) * DAY }),
    ...persona.person,
  };
}

const hashes = new Map<string, string>();

/** A secret as it is stored, hashed once for all who have it, and for every reset: here it is no secret. */
async function hashed(secret: string): Promise<string> {
  const hash = hashes.get(secret) ?? (await hashSecret(secret));
  hashes.set(secret, hash);
  return hash;
}

function creditOf({ number, unsubmitted }: Persona): Partial<PersonRow> {
  const creditForm = fullForm(number);
  const auditState = unsubmitted ? AUDIT.none : AUDIT.approved;
  if (unsubmitted !== "bvn") return { auditState, creditForm, bvnHash: hashBvn(personaBvn(number)) };
  const { bvn: _, ...idCard } = creditForm.idCard ?? {};
  return { auditState, creditForm: { ...creditForm, idCard } };
}
