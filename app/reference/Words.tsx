import type { ReactNode } from "react";

/** A sentence; what stands between backticks is code. */
export function Words({ said }: { readonly said: string }): ReactNode {
  return said.split("`").map((piece, at) => (at % 2 === 1 ? <code key={at}>{piece}</code> : piece));
}
