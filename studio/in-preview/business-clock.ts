const address = "/__sandbox/clock";
const DAY = 24 * 60 * 60_000;

/** The business clock of the sandbox lender, epoch ms; undefined where the lender lets nobody ask. */
export async function clockNow(): Promise<number | undefined> {
  const answer = await fetch(address);
  return answer.ok ? nowIn(await answer.json()) : undefined;
}

/** Moves it on, for all who call this lender. @throws where the lender lets nobody */
export async function moveClock(days: number): Promise<void> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs: days * DAY }),
  });
  if (!answer.ok) throw new Error("The lender does not let its clock be moved.");
}

function nowIn(answer: unknown): number | undefined {
  const now: unknown = Reflect.get(Object(answer), "now");
  return typeof now === "number" ? now : undefined;
}
