import { eq, inArray } from "drizzle-orm";
import { knownDevice, session } from "../../database/tables/access.ts";
import { device, photo } from "../../database/tables/borrower-calls.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { outbox } from "../../database/tables/record.ts";
import type { Tx } from "../../database/tx.ts";
import { personOf } from "../call/person-of.ts";
import { type KeptEntry, type KeptSection, moment } from "./kept.ts";

/** Of `person.auditState`. */
const AUDIT = ["not applied", "under review", "approved", "refused"];

/** What is kept of who a borrower is: what he entered, how he logs in, what was decided. No secret: of a password, a code or a BVN nothing can be read back. */
export async function personKept(tx: Tx, who: BorrowerRow): Promise<KeptSection[]> {
  const { creditForm, mail, invitationCode, auditState, bvnModified, cancelAt, leaveReason } = await personOf(
    tx,
    who.id,
  );
  const { refuseCode, refusedUntil } = who.flags;
  const reached = [who.mobile, ...(mail === null ? [] : [mail])];
  const mine = async <Row>(rows: Promise<Row[]>, entry: (row: Row) => KeptEntry) => (await rows).map(entry);
  return [
    {
      section: "account",
      entries: [
        {
          name: who.name,
          mobile: who.mobile,
          mail,
          registeredAt: moment(who.registeredAt),
          invitationCode,
          closesAt: moment(cancelAt),
          reasonToLeave: leaveReason,
        },
      ],
    },
    { section: "identity", entries: creditForm.idCard ? [{ ...creditForm.idCard, bvnChanged: bvnModified }] : [] },
    { section: "personal", entries: creditForm.personal ? [creditForm.personal] : [] },
    { section: "emergencyContacts", entries: creditForm.contacts?.map((contact) => ({ ...contact })) ?? [] },
    {
      section: "photos",
      entries: await mine(tx.select().from(photo).where(eq(photo.borrowerId, who.id)), (row) => ({
        kind: row.kind,
        type: row.mediaType,
        bytes: row.bytes,
        sha256: row.sha256,
        receivedAt: moment(row.at),
      })),
    },
    {
      section: "decisions",
      entries: [
        {
          creditLimit: { kobo: who.creditLimit },
          secondCreditLimit: { kobo: who.subCreditLimit },
          application: AUDIT[auditState] ?? null,
          refusalCode: refuseCode ?? null,
          refusedUntil: moment(refusedUntil ?? null),
        },
      ],
    },
    {
      section: "logins",
      entries: await mine(tx.select().from(session).where(eq(session.borrowerId, who.id)), (row) => ({
        begunAt: moment(row.createdAt),
        endsAt: moment(row.expiresAt),
        business: row.business,
        channel: row.channel,
      })),
    },
    {
      section: "devices",
      entries: [
        ...(await mine(tx.select().from(device).where(eq(device.borrowerId, who.id)), (row) => ({
          id: row.zuid,
          boundAt: moment(row.boundAt),
        }))),
        ...(await mine(tx.select().from(knownDevice).where(eq(knownDevice.borrowerId, who.id)), (row) => ({
          lastSeenAt: moment(row.seenAt),
          wrongPasswords: row.passwordWrong,
        }))),
      ],
    },
    {
      section: "textMessages",
      entries: await mine(tx.select().from(outbox).where(inArray(outbox.recipient, reached)), (row) => ({
        about: row.kind,
        by: row.channel,
        sentAt: moment(row.at),
      })),
    },
  ];
}
