import { eq } from "drizzle-orm";
import { PPM } from "../../../lending/ppm.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { quote } from "../../database/tables/loan.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { bindDeviceFlag } from "../account/devices.ts";
import type { CallContext } from "../call/handler.ts";
import { newGid } from "../call/new-gid.ts";
import { loansOf } from "./find-loan.ts";
import { creditTerms } from "./credit-terms.ts";
import { highestOf, type Offer, productTypeOf } from "./offer.ts";
import { lateTerms } from "./late-terms.ts";
import type { Product } from "./products.ts";
import { largeView, rateView } from "./rate-view.ts";
import { termsHash } from "./terms-hash.ts";
import { isUsable, voucherView, vouchersOf } from "../rewards/voucher-view.ts";

type Asking = Pick<CallContext, "tx" | "now" | "device">;

/** What may be borrowed now and on which terms; names them by a quoteId. Nothing where the borrower has no credit line. */
export async function preLoanInfo({ tx, now, device }: Asking, borrower: BorrowerRow, asked: string | undefined) {
  const productType = productTypeOf(asked ?? borrower.flags.productType);
  const terms = await creditTerms(tx, borrower, productType, now);
  const first = terms?.products[0];
  if (!terms || !first) return undefined;
  const { offer, products: choice } = terms;
  const ofType = (type: string) => offer.products.filter((row) => row.type === type);
  const asRate = (row: Product) => rateView(row, highestOf(row, offer));
  const listed = productType === "subloan" ? choice : ofType("sloan");
  const quoteId = await storeQuote(tx, borrower.id, offer, now);
  const [latest] = await loansOf(tx, borrower.id);
  const [secret] = await tx.select({ pin: person.pinHash }).from(person).where(eq(person.borrowerId, borrower.id));
  const vouchers = await vouchersOf(tx, borrower.id);
  return {
    quoteId,
    orderGid: latest?.orderGid,
    productType,
    availableBalance: terms.availableBalance,
    creditLine: borrower.creditLimit,
    subAvailableBalance: terms.subAvailableBalance,
    subCreditLine: borrower.subCreditLimit,
    lowestLimit: terms.lowestLimit,
    highestLimit: Math.max(...choice.map((row) => highestOf(row, offer))),
    multiple: first.multiple,
    frontRate: listed.filter(({ mode }) => mode === "front").map(asRate),
    postRate: listed.filter(({ mode }) => mode === "post").map(asRate),
    largeLoanProductInfos: ofType("large").map((row) => largeView(row, highestOf(row, offer))),
    fixedManagerFee: 0,
    taxScale: first.taxPpm / PPM,
    interestPercent: first.interestPpm / PPM,
    overdueDailyRate: lateTerms().overduePpm / PPM,
    overdueCap: first.overdueCap,
    hasTransPwd: secret?.pin ? 1 : 0,
    bindDeviceFlag: await bindDeviceFlag(tx, borrower.id, device),
    vouchers: vouchers.filter((row) => isUsable(row, now)).map((row) => voucherView(row, now)),
  };
}

/** Notes which terms were shown: an application names them. */
async function storeQuote(tx: Tx, borrowerId: string, { products }: Offer, now: number): Promise<string> {
  const id = newGid();
  await tx.insert(quote).values({ id, borrowerId, termsHash: termsHash(products, now), at: now });
  return id;
}
