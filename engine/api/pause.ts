/** How often a read is sent again when nobody answers (R35). */
export const retries = 3;

/** ms before the next try: doubled each time, and between half and the whole of it, so that not all come back at once. */
export const backoff = (attempt: number, random: number): number => 400 * 2 ** attempt * (0.5 + random / 2);

/** Why a signal was aborted. */
const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Waits; rejects as soon as the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, ms);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
}

/** Rejects when the signal is aborted; never settles otherwise. */
export const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => reject(reasonOf(signal));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
