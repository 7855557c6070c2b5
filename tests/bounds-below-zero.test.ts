import { expect, it } from "vitest";
import { contract } from "../app/contract.ts";
import type { CallDocument } from "../engine/document.ts";
import { readDocuments } from "../publish/documents/read-documents.ts";
import { sample } from "./fault-matrix/sample.ts";

const calls = readDocuments(process.cwd()).all.flatMap(({ kind, file, data }) =>
  kind === "call" ? [{ file, call: data as unknown as CallDocument }] : [],
);
type Shape = Record<string, unknown>;

/** The faults of a call's answer that is as it should be but for a figure of it, or of the one entry of a list of entities. */
async function faultsWith(id: string, name: string, figure: string, list?: string, entity?: string) {
  const found = calls.find(({ call }) => call.id === id);
  if (!found) throw new Error(`there is no call ${id}`);
  const { call, file } = found;
  const content = sample(call.response, file) as Shape;
  const entry = list === undefined ? {} : (sample({ $ref: `${entity}.schema.json` }, "schemas/entities/x") as Shape);
  if (list !== undefined) content[list] = [entry];
  (list === undefined ? content : entry)[name] = figure;
  return (await contract.response(call, content)).faults;
}

it.each([
  ["withdraw-list", "minimum"],
  ["withdraw-list", "withdrawable"],
  ["redbag-list", "minimum"],
  ["redbag-list", "withdrawable"],
  ["invite-info", "withdrawalMinimum"],
  ["repayment-quote", "minimumAmount"],
  ["repayment-loandetail", "minimumRepayment"],
  ...["lowestLimit", "highestLimit", "multiple"].flatMap((name) => [
    ["loan-preloan-info", name],
    ["loan-preloan-info", name, "postRate", "rate-info"],
    ["loan-preloan-info", name, "largeLoanProductInfos", "large-loan-info"],
  ]),
  ...["conditionLowerLimit", "conditionUpperLimit", "maximumLimitNum"].map((name) => [
    "voucher-list",
    name,
    "vouchers",
    "voucher",
  ]),
])("R40 C4 %s: a %s below zero breaks the contract, and one of nothing does not", async (id, name, list, entity) => {
  expect(await faultsWith(id, name, "-1", list, entity)).toHaveLength(1);
  expect(await faultsWith(id, name, "0", list, entity)).toEqual([]);
});
