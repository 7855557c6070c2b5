import { execFileSync } from "node:child_process";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";

// The zone of a process is read when it starts: each device is a process of its own.
const script = `
import { dueTime, lagosDay, lagosDayEnd } from "${import.meta.dirname}/lagos-time.ts";
import { dateTimeText } from "${import.meta.dirname}/format/lagos-date.ts";
const at = (text) => Date.parse(text);
console.log(JSON.stringify([
  dueTime(at("2026-02-22T23:00:00Z"), 14, "06:59:59"),
  dueTime(at("2026-03-15T23:00:00Z"), 14, "06:59:59"),
  lagosDay(at("2026-03-29T00:30:00Z")),
  lagosDayEnd(at("2026-03-28T23:30:00Z")),
  dateTimeText(at("2026-03-29T00:30:00Z")),
  dateTimeText(at("2026-03-08T06:30:00Z")),
]));`;

it("R61 a device in another zone, where clocks change on 8 or 29 March, reckons and writes by Lagos", async () => {
  const plugin = {
    name: "script",
    resolveId: (id: string) => (id === "script" ? `${process.cwd()}/script.js` : null),
    load: (id: string) => (id.endsWith("/script.js") ? script : null),
  };
  const bundle = await rolldown({ input: "script", plugins: [plugin], platform: "node" });
  const { code } = (await bundle.generate({ format: "cjs" })).output[0];
  await bundle.close();
  for (const TZ of ["Africa/Lagos", "Europe/Berlin", "America/New_York", "Pacific/Auckland"]) {
    const said = execFileSync(process.execPath, ["-e", code], { env: { ...process.env, TZ }, encoding: "utf8" });
    expect(JSON.parse(said), TZ).toEqual([
      Date.parse("2026-03-09T05:59:59Z"),
      Date.parse("2026-03-30T05:59:59Z"),
      20_541,
      Date.parse("2026-03-29T22:59:59Z"),
      "29/03/2026 01:30",
      "08/03/2026 07:30",
    ]);
  }
});
