import { byId } from "../../app/testing/boot.ts";

interface Screen {
  readonly route: string;
  readonly native?: boolean;
}

/** What stands in the place of a param, by route: each value that shows something of its own. */
const params: Readonly<Record<string, readonly string[]>> = {
  "/helpcenter/{group?}": ["auth", "credit", "loan", "repay", "overdue", "other"],
  "/guide/{type}": ["register", "borrow", "repay"],
  "/protocol/{type}": ["register", "privacy", "debit"],
  "/baseInfo/{page?}": ["identity"],
  "/creditResult/{status?}": ["1"],
  "/lendResult/{status}": ["2"],
  "/h5/{channel}": ["302"],
};

/** Which loan, payment, message or order: what the lenders of the tests know. */
const which = "?loanGid=l1&payGid=p1&orderGid=o1&orderNo=W1&messageGid=m1";

/** Every address that a borrower of the web can be at: each screen, with each value of its param. */
export const addresses: readonly string[] = Object.values(byId("screen")).flatMap((screen) => {
  const { route, native } = screen as unknown as Screen;
  if (native) return [];
  if (!route.includes("{")) return [`${route}${which}`];
  const values = params[route];
  if (!values) throw new Error(`say in tests/brand-values what stands in ${route}`);
  return values.map((value) => `${route.replace(/\{\w+\??\}/, value)}${which}`);
});
