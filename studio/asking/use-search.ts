import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** How long nobody types until it is looked for, ms. */
const PAUSE = 250;

/** What is looked for, which the address says, and what is typed of it so far. */
interface Search {
  readonly search: string;
  readonly typed: string;
  readonly type: (typed: string) => void;
}

/** Looks for what is typed once nobody types any more; a reload and the way back have it again. */
export function useSearch(): Search {
  const [address, setAddress] = useSearchParams();
  const search = address.get("search") ?? "";
  const [typed, type] = useState(search);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => setAddress(typed === "" ? {} : { search: typed }, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, search, setAddress]);
  return { search, typed, type };
}
