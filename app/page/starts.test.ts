import { describe, expect, it } from "vitest";
import { Starts } from "./starts.ts";

/** A browser that keeps cookies, as many of a page's lives as are begun in it. */
function browser({ keeps = true } = {}) {
  const jar = new Map<string, string>();
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      if (keeps) jar.set(name, value);
    },
  };
  let reloads = 0;
  let now = 0;
  const page = (release: string) => {
    const heard: (() => void)[] = [];
    const starts = new Starts(release, {
      document,
      reload: () => reloads++,
      now: () => now,
      left: (hear) => void heard.push(hear),
    });
    return {
      starts,
      begun: starts.begin(),
      leave: (after = 0) => {
        now += after;
        for (const hear of heard) hear();
      },
    };
  };
  return {
    page,
    /** What the host is asked for in place of. */
    unfit: () => jar.get("unfit"),
    reloads: () => reloads,
    /** Begins a page that comes to nothing; gives whether another is made. */
    fails: (release: string) => page(release).starts.failed(),
  };
}

describe("R8 pages that come to nothing", () => {
  it("are made again twice; after the third in a row the release before is asked for", () => {
    const { fails, unfit, reloads } = browser();
    expect([fails("new"), fails("new")]).toEqual([true, true]);
    expect(unfit()).toBeUndefined();
    expect(fails("new")).toBe(true);
    expect(unfit()).toBe("new");
    expect(reloads()).toBe(3);
  });

  it("where the one in its place fails too, the fourth, no other is made", () => {
    const { fails, reloads } = browser();
    for (let time = 0; time < 3; time++) fails("new");
    expect(fails("before")).toBe(false);
    expect(reloads()).toBe(3);
  });

  it("the same where the host has no other", () => {
    const { fails, reloads } = browser();
    for (let time = 0; time < 3; time++) fails("only");
    expect([fails("only"), fails("only")]).toEqual([false, false]);
    expect(reloads()).toBe(3);
  });

  it("count in a row: one that came ends it", () => {
    const { fails, page, unfit } = browser();
    fails("new");
    fails("new");
    page("new").starts.came();
    fails("new");
    fails("new");
    expect(unfit()).toBeUndefined();
  });

  it("of another release are counted anew, also after one was given up", () => {
    const { fails, page, unfit } = browser();
    for (let time = 0; time < 3; time++) fails("new");
    page("before").starts.came();
    expect([fails("newer"), fails("newer")]).toEqual([true, true]);
    expect(unfit()).toBe("new");
    expect(fails("newer")).toBe(true);
    expect(unfit()).toBe("newer");
  });

  it("that end without a word (the browser's own crash) count too", () => {
    const { page, unfit } = browser();
    expect([page("new").begun, page("new").begun, page("new").begun]).toEqual([true, true, true]);
    expect(page("new").begun).toBe(false);
    expect(unfit()).toBe("new");
  });

  it("are none where somebody leaves before 20 seconds, and are where he waited longer", () => {
    const { page, unfit } = browser();
    for (let time = 0; time < 5; time++) page("new").leave(19_000);
    expect(page("new").begun).toBe(true);
    for (let time = 0; time < 3; time++) page("new").leave(21_000);
    page("new");
    expect(unfit()).toBe("new");
  });

  it("of a page that came and is left later are none", () => {
    const { page, unfit } = browser();
    for (let time = 0; time < 5; time++) {
      const { starts, leave } = page("new");
      starts.came();
      leave(60_000);
    }
    page("new");
    expect(unfit()).toBeUndefined();
  });

  it("are none where something breaks once it came", () => {
    const { page, reloads } = browser();
    const { starts } = page("new");
    starts.came();
    expect(starts.failed()).toBe(false);
    expect(reloads()).toBe(0);
  });

  it("are not made again where nothing can be counted", () => {
    const { fails, reloads } = browser({ keeps: false });
    expect([fails("new"), fails("new")]).toEqual([false, false]);
    expect(reloads()).toBe(0);
  });
});
