import { act } from "react";

const looks = 1500;
const pause = () => new Promise<void>((settle) => setTimeout(settle, 10));

/**
 * Waits in a test until a check holds, for 15 s at least, letting React draw between the looks: inside one long `act`
 * nothing is drawn, and whatever then comes late (the code that sends, on a busy machine) is never seen.
 */
export async function until(check: () => void): Promise<void> {
  for (let look = 1; ; look++) {
    await act(async () => undefined);
    try {
      return check();
    } catch (error) {
      if (look === looks) throw error;
    }
    await act(pause);
  }
}
