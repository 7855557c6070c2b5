/** Calls a lender over HTTP; contents as they travel (money as text). */
export function callerOf(address: string, token?: string) {
  return async (
    path: string,
    body: unknown = {},
    key?: string,
  ): Promise<{ status: number; content: Record<string, unknown> }> => {
    const reply = await fetch(`${address}/ostrader${path}?c=302&bl=en_US${token ? `&token=${token}` : ""}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { status: number; content: Record<string, unknown> };
  };
}

/** Uses the control of a sandbox lender. */
export async function controlOf(address: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const init =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const reply = await fetch(`${address}/__sandbox${path}`, init);
  return (await reply.json()) as Record<string, unknown>;
}

/** Logs a persona in by his password and gives the token. */
export async function tokenOf(address: string, persona: number): Promise<string> {
  const mobile = `71000000${String(persona).padStart(2, "0")}`;
  const { status, content } = await callerOf(address)("/userinfo/passwordLogin", {
    mobile,
    password: "Naira2026",
    agree: true,
  });
  if (status !== 0) throw new Error(`persona ${persona} could not log in: ${status}`);
  return content.userToken as string;
}
