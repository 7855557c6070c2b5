import { expect, it, vi } from "vitest";
import type { HostReport } from "../store/releases.ts";
import { tellFollowing } from "./tell-following.ts";

it("a host that follows its folder is told of again and again, once the store can be reached, and no more when it ended", async () => {
  const told: HostReport[] = [];
  const left: string[] = [];
  let asked = 0;
  const open = async () => {
    asked += 1;
    if (asked === 1) throw new Error("out of reach");
    return {
      report: async (host: HostReport) => void told.push(host),
      left: async (name: string) => void left.push(name),
    };
  };
  const end = tellFollowing(open, 5);
  await vi.waitUntil(() => told.length >= 2);
  await end();
  const [one, other] = told;
  expect(one).toEqual({ name: expect.stringContaining(String(process.pid)), ready: [], unfit: {}, follows: true });
  expect(other).toEqual(one);
  expect(left).toEqual([one?.name]);
});
