import fc from "fast-check";
import { expect, it } from "vitest";
import { Memo, sameElements } from "./memo.ts";

it("works out a question again only when something that it asked is answered otherwise", () => {
  const memo = new Memo();
  const words = memo.given(["a", "b"]);
  const count = memo.question((_: string) => words.get().length);
  let worked = 0;
  const doubled = memo.question((by: string) => {
    worked++;
    return count("") * by.length;
  });
  expect(doubled("xx")).toBe(4);
  memo.next();
  expect(doubled("xx")).toBe(4);
  words.set(["c", "d"]);
  memo.next();
  expect([doubled("xx"), worked]).toEqual([4, 1]);
  words.set(["c"]);
  memo.next();
  expect([doubled("xx"), doubled("xx"), worked]).toEqual([2, 2, 2]);
});

it("works nothing out again for what is as it was before the last change", () => {
  const memo = new Memo();
  const [words, name] = [memo.given(["a"], sameElements), memo.given("one")];
  const worked: string[] = [];
  const list = memo.question((_: string) => {
    worked.push("list");
    return words.get().map((word) => `${word}!`);
  });
  const whole = memo.question((_: string) => {
    worked.push("whole");
    return { list: list(""), name: name.get() };
  });
  const round = (said: readonly string[], by = "one"): unknown => {
    words.set([...said]);
    name.set(by);
    memo.next();
    worked.length = 0;
    return whole("");
  };
  const first = round(["a"]);
  expect(round(["a", "b"])).toEqual({ list: ["a!", "b!"], name: "one" });
  expect([round(["a"]) === first, worked]).toEqual([true, []]);
  expect([round(["a", "b"]), worked]).toEqual([{ list: ["a!", "b!"], name: "one" }, []]);
  // Of two that it was worked out of one alone is as it was then.
  expect([round(["a"], "two"), worked]).toEqual([{ list: ["a!"], name: "two" }, ["whole"]]);
  expect([round(["c"], "two"), worked]).toEqual([{ list: ["c!"], name: "two" }, ["list", "whole"]]);
});

it("looks at nothing in a round that begins as the one before was", () => {
  const memo = new Memo();
  let told = "a";
  const outside = memo.question((_: string) => told, { outside: true });
  const other = memo.given("b");
  let asked = 0;
  // Of the same answer nobody need ask again what it was worked out of.
  const letters = memo.once(() => `${outside("")}${other.get()}`, { same: (one, two) => (asked++, one === two) });
  const whole = memo.once(() => letters().length);
  const round = () => {
    memo.next();
    return [whole(), letters()];
  };
  expect(round()).toEqual([2, "ab"]);
  expect([round(), asked]).toEqual([[2, "ab"], 0]);
  told = "aa";
  expect(round()).toEqual([3, "aab"]);
  expect(round()).toEqual([3, "aab"]);
  other.set("bb");
  expect(round()).toEqual([4, "aabb"]);
  told = "a";
  other.set("b");
  expect(round()).toEqual([2, "ab"]);
});

it("takes what cannot be had for another answer, until it can be had", () => {
  const memo = new Memo();
  let file: string | undefined = "text";
  const read = memo.question(
    (_: string) => {
      if (file === undefined) throw new Error("gone");
      return file;
    },
    { outside: true },
  );
  const whole = memo.once(() => read("a").length);
  expect(whole()).toBe(4);
  file = undefined;
  memo.next();
  expect(whole).toThrow("gone");
  memo.next();
  expect(whole).toThrow("gone");
  file = "texts";
  memo.next();
  expect(whole()).toBe(5);
});

it("asks what lies outside in each round, and keeps the answer itself where it is the same", () => {
  const memo = new Memo();
  let folder = ["a.svg"];
  const list = memo.question((_: string) => [...folder], { outside: true, same: sameElements });
  const first = list("assets");
  memo.next();
  expect(list("assets")).toBe(first);
  folder = ["b.svg"];
  expect(list("assets")).toEqual(["a.svg"]);
  memo.next();
  expect(list("assets")).toEqual(["b.svg"]);
  memo.next();
  expect(list("assets")).toEqual(["b.svg"]);
  folder = ["a.svg"];
  memo.next();
  expect(list("assets")).toBe(first);
});

it("asks for no answer that another one made needless", () => {
  const memo = new Memo();
  const key = memo.given<string | undefined>("a");
  const asked: string[] = [];
  const inside = memo.question((name: string) => asked.push(name));
  const whole = memo.question((_: string) => {
    const name = key.get();
    return name === undefined ? 0 : inside(name);
  });
  expect(whole("")).toBe(1);
  key.set(undefined);
  memo.next();
  expect([whole(""), asked]).toEqual([0, ["a"]]);
});

it("follows from what a question was worked out of that is asked through, also where that is another by then", () => {
  const memo = new Memo();
  const [which, a, b] = [memo.given("a"), memo.given(1), memo.given(1)];
  const one = memo.question((_: string) => (which.get() === "a" ? a.get() : b.get()), { through: true });
  let worked = 0;
  const whole = memo.question((_: string) => {
    worked++;
    return one("") + one("");
  });
  const round = (change: () => void): readonly number[] => {
    change();
    memo.next();
    return [whole(""), worked];
  };
  expect(round(() => undefined)).toEqual([2, 1]);
  expect(round(() => b.set(5))).toEqual([2, 1]);
  // What it comes to is the same, and what it was worked out of is not.
  b.set(1);
  expect(round(() => which.set("b"))).toEqual([2, 2]);
  expect(round(() => a.set(7))).toEqual([2, 2]);
  expect(round(() => b.set(3))).toEqual([6, 3]);
});

it("is not in the middle of a question after one that failed", () => {
  const memo = new Memo();
  const good = memo.given(false);
  const odd = memo.question((_: string) => {
    if (!good.get()) throw new Error("not yet");
    return 1;
  });
  expect(() => odd("")).toThrow("not yet");
  good.set(true);
  memo.next();
  expect(odd("")).toBe(1);
});

it("says of all that follow from themselves the same, whoever is asked first, in every round", () => {
  const count = 6;
  const name = fc.nat({ max: count - 1 });
  const graph = fc.array(fc.array(name, { maxLength: 2 }), { minLength: count, maxLength: count });
  // Rounds are often as one before them was.
  const graphs = fc
    .tuple(fc.array(graph, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }))
    .map(([some, order]) => order.flatMap((at) => some.slice(at % some.length, (at % some.length) + 1)));
  fc.assert(
    fc.property(graphs, fc.array(name), (rounds, first) => {
      const memo = new Memo();
      const edges = Array.from({ length: count }, () => memo.given<readonly number[]>([], sameElements));
      const value: (of: number) => number = memo.question(
        (of: number): number => 1 + (edges[of]?.get() ?? []).reduce((sum, to) => sum + value(to), 0),
        { circular: -100 },
      );
      for (const round of rounds) {
        round.forEach((to, of) => edges[of]?.set(to));
        memo.next();
        first.forEach(value);
        expect(round.map((_, of) => value(of))).toEqual(round.map((_, of) => worth(round, of)));
      }
    }),
    { numRuns: 2_000, seed: 12 },
  );
});

/** What one is worth without any memory: -100 where it leads back to itself. */
function worth(round: readonly (readonly number[])[], of: number): number {
  const reached = new Set<number>();
  const reach = (from: number): void => {
    for (const to of round[from] ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        reach(to);
      }
  };
  reach(of);
  return reached.has(of) ? -100 : 1 + (round[of] ?? []).reduce((sum, to) => sum + worth(round, to), 0);
}
