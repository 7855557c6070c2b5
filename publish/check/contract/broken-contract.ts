import { formatPath } from "../../documents/position.ts";
import { brokenBy } from "./broken-by.ts";
import type { Published } from "../records/published-contract.ts";

/** What of a whole contract breaks whoever was built to another, a line each. */
export function brokenContract(was: Published, now: Published): readonly string[] {
  const calls = [...was.calls].flatMap(([id, call]) => {
    const other = now.calls.get(id);
    if (!other) return [`call ${id}: gone`];
    return [
      ...(call.path === other.path ? [] : [`call ${id}: ${call.path} is ${other.path}`]),
      ...lines(`call ${id}`, call.request, other.request, "request"),
      ...lines(`call ${id}`, call.response, other.response, "response"),
    ];
  });
  const shapes = Object.entries(was.entities).flatMap(([name, shape]) =>
    now.entities[name] === undefined ? [] : lines(`entity ${name}`, shape, now.entities[name]),
  );
  return [...calls, ...shapes];
}

const lines = (what: string, was: unknown, now: unknown, side?: string): readonly string[] =>
  brokenBy(was, now, side === undefined ? [] : [side]).map(
    ({ path, expected, found }) => `${what}: ${formatPath(path)}: ${expected}, now ${found}`,
  );
