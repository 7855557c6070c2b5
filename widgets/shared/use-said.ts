import { useEffect, useState } from "react";

/** How long a button says what it did, in ms. */
const SAID = 2000;

/** Whether a button still says that it did what it was pressed for, and what makes it say so from now on. */
export function useSaid(): readonly [said: boolean, say: () => void] {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!times) return;
    const timer = setTimeout(() => setTimes(0), SAID);
    return () => clearTimeout(timer);
  }, [times]);
  return [times > 0, () => setTimes((before) => before + 1)];
}
