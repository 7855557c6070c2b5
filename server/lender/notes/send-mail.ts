import { eq } from "drizzle-orm";
import { brandOf, forBrand } from "../../contract/brands.ts";
import { sentText } from "../../contract/texts.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext } from "../call/handler.ts";
import { sendMessage } from "./outbox.ts";

/** Of an address that was bound before its language was kept. */
const USUAL_LANGUAGE = "en_US";

/**
 * Writes to the address that a borrower has bound, in the language and in the name of the brand in which he bound it;
 * to nobody who has bound none (F37). What `words` say may hold no secret and no whole number of an account. `at` in ms.
 */
export async function sendMail(
  tx: Tx,
  { borrowerId, ...about }: { borrowerId: string; kind: string; at: number },
  words: (text: CallContext["text"], language: string) => string,
): Promise<void> {
  const [row] = await tx.select().from(person).where(eq(person.borrowerId, borrowerId));
  if (!row?.mail) return;
  const { mail, mailLanguage, mailBusiness, mailChannel } = row;
  const language = mailLanguage ?? USUAL_LANGUAGE;
  const text: CallContext["text"] = (key, args) => sentText(language, key, args) ?? key;
  const brand = brandOf(mailBusiness ?? undefined, mailChannel ?? undefined);
  const code = forBrand(brand, () => words(text, language));
  await sendMessage(tx, { ...about, channel: "mail", recipient: mail, code });
}
