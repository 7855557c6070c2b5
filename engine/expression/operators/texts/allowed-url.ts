import { isAllowedUrl } from "../../../navigation/allowed-url.ts";
import type { Operator } from "../../operator/operator.ts";
import { exactly } from "../../operator/operator.ts";
import { asList } from "../../operator/values.ts";

/** Whether an address is https and its host is on the list; anything odd is false. */
export const allowedUrl: Operator = {
  name: "allowed-url",
  arity: exactly(2),
  apply: (address: unknown, hosts: unknown) => isAllowedUrl(address, asList("allowed-url", hosts)),
};
