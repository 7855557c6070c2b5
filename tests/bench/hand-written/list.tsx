import { memo, useState } from "react";
import { Card } from "../markup.tsx";
import { rendered } from "../renders.ts";
import type { Bill } from "../workload.ts";

const pay = () => undefined;

const BillCard = memo(function BillCard({ bill }: { bill: Bill }) {
  rendered();
  return <Card {...bill} pay={pay} />;
});

/** The list; hands out the way to change one bill. */
export function HandWrittenList({
  start,
  ready,
}: {
  start: readonly Bill[];
  ready: (set: (change: (bills: readonly Bill[]) => readonly Bill[]) => void) => void;
}) {
  const [bills, setBills] = useState(start);
  ready(setBills);
  return bills.map((bill) => <BillCard key={bill.id} bill={bill} />);
}
