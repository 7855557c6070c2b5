import { randomBytes, scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { digest, hashSecret, isSecret, newToken } from "./secrets.ts";

describe("secrets", () => {
  it("know the right secret and no other", async () => {
    const stored = await hashSecret("Naira2026");
    expect(stored).not.toContain("Naira2026");
    expect(await isSecret("Naira2026", stored)).toBe(true);
    expect(await isSecret("naira2026", stored)).toBe(false);
    expect(await isSecret("Naira2026", "broken")).toBe(false);
  });

  it("are known at whatever cost they were stored, also before it was noted", async () => {
    const salt = randomBytes(16);
    const usual = scryptSync("2580", salt, 32).toString("base64url");
    const stored = `${salt.toString("base64url")}.${usual}`;
    expect(await isSecret("2580", stored)).toBe(true);
    expect(await isSecret("2580", `16384.${stored}`)).toBe(true);
    expect(await isSecret("2580", `16.${stored}`)).toBe(false);
    expect(await hashSecret("2580")).toMatch(/^16\./);
  });

  it("are salted: the same secret is stored differently each time", async () => {
    expect(await hashSecret("2580")).not.toBe(await hashSecret("2580"));
  });

  it("tokens differ and their digest is stable", () => {
    const token = newToken();
    expect(token).not.toBe(newToken());
    expect(digest(token)).toBe(digest(token));
    expect(digest(token)).not.toContain(token);
  });
});
