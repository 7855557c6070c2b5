import { figures } from "../../contract/brands.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";

/** Somebody who is not logged in, where the home screen shows what could be borrowed: the highest line of the ordinary product (K2). */
export const guest = (): BorrowerRow => ({
  id: "",
  userId: 0,
  mobile: "",
  name: "",
  status: 1,
  creditLimit: figures().fallbackProduct.max,
  subCreditLimit: 0,
  flags: {},
  persona: null,
  registeredAt: 0,
});
