import type { Handler } from "../call/handler.ts";
import { homeBills } from "../repayment/home-bills.ts";
import { productInfos } from "../loan/product-infos.ts";
import { bizStatus } from "../loan/biz-status.ts";
import { bindDeviceFlag } from "../account/devices.ts";
import { guest } from "./guest.ts";

/** POST /index/mainhome: bills and products of the home screen; a guest sees the products (E12). */
export const mainHome: Handler<"index-mainhome"> = async ({ tx, borrower, now }) => {
  const productInfosList = await productInfos(tx, borrower ?? guest(), now);
  if (!borrower) {
    return { bizStatus: 0, bindDeviceFlag: 0, isSubLogic: 0, loanBillList: [], productInfosList, registerTime: 0 };
  }
  return {
    bizStatus: await bizStatus(tx, borrower, now),
    bindDeviceFlag: await bindDeviceFlag(tx, borrower.id),
    isSubLogic: borrower.flags.subLoan ? 1 : 0,
    loanBillList: await homeBills(tx, borrower, now),
    productInfosList,
    registerTime: borrower.registeredAt,
  };
};
