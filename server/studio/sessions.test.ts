import { expect, it } from "vitest";
import { Sessions } from "./sessions.ts";

const hours = (count: number) => count * 3_600_000;

it("a key lets one person in, once, and no other word does", () => {
  const sessions = new Sessions();
  const key = sessions.key("ada");
  expect(sessions.enter("")).toBeUndefined();
  expect(sessions.enter(key.slice(0, -1))).toBeUndefined();
  const came = sessions.enter(key);
  expect(came?.session.who).toBe("ada");
  expect(sessions.enter(key)).toBeUndefined();
  expect(sessions.find(came?.secret ?? "")?.who).toBe("ada");
  expect(sessions.find(came?.session.token ?? "")).toBeUndefined();
});

it("a session ends eight hours after it was used last", () => {
  let now = 0;
  const sessions = new Sessions(() => now);
  const secret = sessions.enter(sessions.key("ada"))?.secret ?? "";
  now += hours(7);
  expect(sessions.find(secret)?.who).toBe("ada");
  now += hours(8);
  expect(sessions.find(secret)?.who).toBe("ada");
  now += hours(8) + 1;
  expect(sessions.find(secret)).toBeUndefined();
});

it("who leaves everywhere leaves everywhere, and nobody else does", () => {
  const sessions = new Sessions();
  const enter = (who: string) => sessions.enter(sessions.key(who))?.secret ?? "";
  const [one, other, third, fourth] = [enter("ada"), enter("ada"), enter("ada"), enter("bola")];
  sessions.leave(one);
  expect([one, other].map((secret) => sessions.find(secret)?.who)).toEqual([undefined, "ada"]);
  sessions.leave(other, true);
  expect([other, third, fourth].map((secret) => sessions.find(secret)?.who)).toEqual([undefined, undefined, "bola"]);
});
