import { describe, expect, it } from "vitest";
import { there } from "../../tests/there.ts";
import { loadContract } from "./load-contract.ts";

const contract = loadContract(process.cwd());
const call = (id: string) => there(contract.get(id));

describe("numbers of a request", () => {
  const pay = { loanGid: "a", amount: "100.00", method: "card" };
  const apply = {
    quoteId: "q",
    productId: 1,
    loanAmount: "5000.00",
    bankAccountGid: "b",
    purposeId: 1,
    tradePassword: "2580",
  };
  it.each<[string, object, string, unknown]>([
    ["repayment-pay", pay, "periods", -1],
    ["repayment-pay", pay, "periods", 0],
    ["repayment-pay", pay, "periods", 1e9],
    ["repayment-pay", pay, "amount", "-1.00"],
    ["repayment-quote", { loanGid: "a" }, "periods", -1],
    ["repayment-quote", { loanGid: "a" }, "periods", 0],
    ["repayment-quote", { loanGid: "a" }, "periods", 1e9],
    ["loan-apply", apply, "loanAmount", "-5000.00"],
    ["loan-apply", apply, "loanAmount", "99999999999.00"],
    ["loan-apply", apply, "productId", -1],
  ])("%s takes none out of range: %o with %s %s", (id, body, field, value) => {
    expect(call(id).readRequest(body).breaches).toBeUndefined();
    expect(call(id).readRequest({ ...body, [field]: value }).breaches).toHaveLength(1);
  });
});

describe("lists of an answer", () => {
  const message = (number: number) => ({
    messageGid: String(number),
    kind: "paid",
    title: "t",
    content: "c",
    time: number,
    read: false,
  });
  it("end where the contract says, with what comes first", () => {
    const messages = Array.from({ length: 3_000 }, (_, number) => message(number));
    const { value } = call("message-list").writeResponse({ messages, unread: 3_000 });
    const sent = (value as { messages: { messageGid: string }[] }).messages;
    expect(sent).toHaveLength(100);
    expect(sent[0]?.messageGid).toBe("0");
    expect(sent[99]?.messageGid).toBe("99");
  });

  it("are refused where they are longer", () => {
    const messages = Array.from({ length: 101 }, (_, number) => message(number));
    expect(call("message-list").readResponse({ messages, unread: 0 }).breaches).toEqual([
      "/messages: must NOT have more than 100 items",
    ]);
  });
});
