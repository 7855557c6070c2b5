import type { Handler } from "../call/handler.ts";
import { homeBills } from "../repayment/home-bills.ts";
import { productInfos } from "../loan/product-infos.ts";
import { bizStatus } from "../loan/biz-status.ts";
import { bindDeviceFlag } from "../account/devices.ts";
import { rowOf } from "../../contract/decisions.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { borrowFacts } from "../loan/standing/borrow-facts.ts";
import { guest } from "./guest.ts";

/** POST /index/mainhome: bills and products of the home screen; a guest sees the products (E12). */
export const mainHome: Handler<"index-mainhome"> = async ({ tx, borrower, now, device }) => {
  const products = await productInfos(tx, borrower ?? guest(), now);
  const onlySecond = borrower && (await hasSecondLineOnly(tx, borrower, now));
  const productInfosList = onlySecond
    ? products.map((info) => (info.productType === "subloan" ? info : { ...info, canBorrowAmount: 0 }))
    : products;
  if (!borrower) {
    return { bizStatus: 0, bindDeviceFlag: 0, isSubLogic: 0, loanBillList: [], productInfosList, registerTime: 0 };
  }
  return {
    bizStatus: await bizStatus(tx, borrower, now),
    bindDeviceFlag: await bindDeviceFlag(tx, borrower.id, device),
    isSubLogic: borrower.flags.subLoan ? 1 : 0,
    loanBillList: await homeBills(tx, borrower, now),
    productInfosList,
    registerTime: borrower.registeredAt,
  };
};

/** Whether the risk check leaves a borrower his second line alone, whatever he asks for (F6). */
const hasSecondLineOnly = async (tx: Tx, borrower: BorrowerRow, now: number): Promise<boolean> => {
  const facts = await borrowFacts(tx, borrower, "sloan", now);
  // An application under way does not change which line is his.
  return rowOf("borrow-entry", { ...facts, orderInProcess: undefined }) === "sub-loan";
};
