import { act } from "react";
import { vi } from "vitest";

/**
 * Waits in a test until a check holds, letting React draw between the looks: inside one long `act` nothing is drawn, and
 * whatever then comes late (the code that sends, on a busy machine) is never seen.
 */
export const until = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      check();
    },
    { timeout: 15_000, interval: 10 },
  );
