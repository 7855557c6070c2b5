import type { RunningApp } from "./app-around.ts";

/**
 * Logs somebody of the sandbox in as the app does it, by his password, whoever was logged in before; says what came of
 * it. Where he goes then is the app's own decision.
 */
export async function logIn(app: RunningApp, phone: string, password: string): Promise<string> {
  if (app.known) app.logout();
  const inputs = { isHuidus: { $: "result.isHuidus" }, identity: { $: "result" } };
  const ok = [{ do: "decide", with: { decision: "after-login", inputs } }];
  const body = { mobile: phone, password, agree: true };
  const call = { do: "call", with: { call: "userinfo-password-login", body }, ok };
  await app.runSteps([call], app.stage.visit, {});
  return loggedIn(app) ?? `${phone} is not logged in: the app says why.`;
}

/** Who is logged in, in a sentence, by his number as he dials it; undefined while nobody is. */
export function loggedIn({ known, state }: Pick<RunningApp, "known" | "state">): string | undefined {
  return known ? `Logged in with ${String(state.read("session.mobile")).replace(/^0?/, "0")}.` : undefined;
}
