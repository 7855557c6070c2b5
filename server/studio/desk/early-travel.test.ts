import { expect, it } from "vitest";
import { EarlyReceiver, EarlySender } from "./early-travel.ts";

const early = (files: Readonly<Record<string, string>>) => ({ files: new Map(Object.entries(files)) });
const said = ({ files }: ReturnType<typeof early>) => Object.fromEntries(files);

const ways: readonly Readonly<Record<string, string>>[] = [
  { a: "1", b: "2" },
  { a: "1", c: "3" },
  { c: "3" },
  { a: "1", b: "2" },
];

it("each arrives with all its files, whatever the one before had", () => {
  const [sender, receiver] = [new EarlySender(), new EarlyReceiver()];
  for (const files of ways) expect(said(receiver.open(sender.pack(early(files))))).toEqual(files);
});

it("what the one before had does not travel again", () => {
  const sender = new EarlySender();
  expect(ways.map((files) => said(sender.pack(early(files)).early))).toEqual([
    { a: "1", b: "2" },
    { c: "3" },
    {},
    { a: "1", b: "2" },
  ]);
});

it("another process begins anew", () => {
  const receiver = new EarlyReceiver();
  for (const files of ways) expect(said(receiver.open(new EarlySender().pack(early(files))))).toEqual(files);
});
