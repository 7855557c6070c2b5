import { type ReactNode, useEffect } from "react";

/** Tells once that what stands in it was drawn. */
export function Begun({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useEffect(tell, [tell]);
  return children;
}
