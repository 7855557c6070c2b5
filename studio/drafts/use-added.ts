import { useEffect, useRef } from "react";

/**
 * Empties what was typed once it has been added and is there; what is refused stays.
 * @returns notes what is being added
 */
export function useAdded(name: string, isThere: boolean, empty: () => void): (name: string) => void {
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (!isThere || added.current !== name) return;
    added.current = undefined;
    empty();
  });
  return (adding) => void (added.current = adding);
}
