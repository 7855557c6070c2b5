import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { Desk } from "./desk.ts";

// A process is bundled and started.
vi.setConfig({ testTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), "desk-"));
cpSync("tests/fixtures/project", root, { recursive: true });
symlinkSync(join(process.cwd(), "schemas"), join(root, "schemas"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("questions are answered by a process that goes when nobody asks, and by another one then", async () => {
  const desk = new Desk({ root }, () => undefined, 50);
  const processes = new Set<number>();
  const ask = async () => {
    expect((await desk.ask("brands", {})).told.cards.map(({ pair }) => pair)).toEqual(["716-302", "716-304"]);
    processes.add(desk.pid ?? 0);
  };
  await Promise.all([ask(), ask()]);
  expect(processes.size).toBe(1);
  await vi.waitFor(() => expect(desk.pid).toBeUndefined(), 10_000);
  await ask();
  expect(processes.size).toBe(2);
  await expect(desk.ask("brand", { business: "999", channel: "302" })).rejects.toThrow("There is no brand 999-302.");
  await desk.close();
  await expect(desk.ask("brands", {})).rejects.toThrow("the studio is closed");
});

it("whoever waits while the process breaks down is told, and the next question is answered", async () => {
  const desk = new Desk({ root });
  await desk.ask("brands", {});
  const asked = desk.ask("marks", {});
  process.kill(desk.pid ?? 0, "SIGKILL");
  await expect(asked).rejects.toThrow("the documents were not looked at: it ended with SIGKILL");
  expect((await desk.ask("brands", {})).told.cards).toHaveLength(2);
  await desk.close();
});
