import { describe, expect, it } from "vitest";
import { Starts } from "./starts.ts";

/** A browser that keeps cookies, as many of a page's lives as are begun in it. */
function browser({
  keeps = true,
  tab: only,
}: {
  keeps?: boolean;
  tab?: Pick<Storage, "getItem" | "setItem" | "removeItem">;
} = {}) {
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
  let now = 1_000_000;
  const again = new Map<number, string[]>();
  const tabs = new Map<number, Map<string, string>>();
  /** What a tab keeps. */
  const tabOf = (tab: number) => {
    const kept = tabs.get(tab) ?? new Map<string, string>();
    tabs.set(tab, kept);
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const page = (release: string, tab = 0, seen = true) => {
    const heard: ((seen: boolean) => void)[] = [];
    const made = again.get(tab) ?? [];
    const starts = new Starts(release, {
      document,
      again: made,
      makeAgain: (what) => void again.set(tab, [...made, what]),
      now: () => now,
      tab: only ?? tabOf(tab),
      seen: (hear) => {
        hear(seen);
        heard.push(hear);
      },
    });
    return {
      starts,
      begun: starts.begin(),
      leave: (after = 0) => {
        now += after;
        for (const hear of heard) hear(false);
      },
      show: () => {
        for (const hear of heard) hear(true);
      },
    };
  };
  return {
    page,
    wait: (ms: number) => void (now += ms),
    /** What the host is asked for in place of. */
    unfit: () => jar.get("unfit"),
    /** How many pages the first tab made. */
    reloads: () => again.get(0)?.length ?? 0,
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

  it("that end without a word count as well in a new tab each, as of an app that is started again", () => {
    const { page, unfit, wait } = browser();
    for (let tab = 0; tab < 3; tab++) {
      expect(page("new", tab).begun).toBe(true);
      wait(20_000);
    }
    expect(page("new", 3).begun).toBe(false);
    expect(unfit()).toBe("new");
  });

  it.each([
    ["had come before", ({ starts }) => starts.came()],
    ["were put away before they came", ({ leave }) => leave()],
  ] satisfies [string, (tab: ReturnType<ReturnType<typeof browser>["page"]>) => void][])(
    "are none of tabs that a browser brings back at once, while they are under way: %s",
    (_, before) => {
      const { page, unfit } = browser();
      const tabs = [0, 1, 2, 3, 4];
      for (const tab of tabs) before(page("new", tab));
      const begun = tabs.map((tab) => page("new", tab));
      expect(begun.map((each) => each.begun)).toEqual([true, true, true, true, true]);
      for (const { starts } of begun) starts.came();
      expect(unfit()).toBeUndefined();
    },
  );

  it("are of such tabs those that do fail: the third asks for the release before", () => {
    const { page, unfit } = browser();
    const tabs = [0, 1, 2, 3].map((tab) => page("new", tab).starts);
    expect(tabs.slice(0, 2).map((starts) => starts.failed())).toEqual([true, true]);
    expect(unfit()).toBeUndefined();
    expect(tabs[2]?.failed()).toBe(true);
    expect(unfit()).toBe("new");
  });

  it("are none of a tab that nobody sees, which the browser may put off or drop, until somebody does", () => {
    const { page, unfit, wait } = browser();
    for (let tab = 0; tab < 5; tab++, wait(60_000)) expect(page("new", tab, false).begun).toBe(true);
    // Put away before it came.
    for (let tab = 5; tab < 9; tab++, wait(60_000)) page("new", tab).leave(5_000);
    expect(page("new", 9).begun).toBe(true);
    wait(60_000);
    for (let tab = 10; tab < 12; tab++, wait(60_000)) page("new", tab, false).show();
    expect(page("new", 12).begun).toBe(false);
    expect(unfit()).toBe("new");
  });

  it("are counted also where a tab keeps nothing, or is full", () => {
    const full = () => {
      throw new Error("it is full");
    };
    const { page, unfit, wait } = browser({ tab: { getItem: () => null, setItem: full, removeItem: () => undefined } });
    for (let time = 0; time < 3; time++, wait(20_000)) expect(page("new").begun).toBe(true);
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

  it("of several tabs at once count together, and each tab asks for the release before by itself", () => {
    for (const tabs of [2, 4]) {
      const { page, unfit } = browser();
      const begun: { tab: number; on: boolean; starts: Starts }[] = [];
      const come: number[] = [];
      /** Opens or makes again the page of a tab. */
      const open = (tab: number) => {
        const release = unfit() === "new" ? "before" : "new";
        const { begun: on, starts } = page(release, tab);
        if (release === "new") return begun.push({ tab, on, starts });
        starts.came();
        return come.push(tab);
      };
      for (let tab = 0; tab < tabs; tab++) open(tab);
      for (const { tab, on, starts } of begun) {
        expect(!on || starts.failed(), `tab ${tab} of ${tabs} is made again`).toBe(true);
        open(tab);
      }
      expect(new Set(come).size).toBe(tabs);
    }
  });

  it("of a tab that was sent the release while another gave it up are made again once, and come", () => {
    const { page, unfit } = browser();
    const late = page("new", 1);
    for (let time = 0; time < 3; time++) page("new").starts.failed();
    page("before").starts.came();
    expect(unfit()).toBe("new");
    expect(late.starts.failed()).toBe(true);
    // On its way since before that was known, it is sent the same once more.
    const again = page("new", 2);
    expect([again.begun, again.starts.failed()]).toEqual([true, true]);
    expect(page("new", 2).starts.failed()).toBe(false);
  });

  it("end, however tabs of two releases count over one another", () => {
    const { page } = browser();
    let pages = 0;
    for (let more = true; more && pages < 100; pages++) {
      const [one, other] = [page("new", 1), page("before", 2)];
      more = one.starts.failed();
      more = other.starts.failed() || more;
    }
    expect(pages).toBeLessThan(20);
    const { page: turns } = browser();
    for (pages = 0; pages < 100; pages++) {
      const mores = [turns("new", 1).starts.failed(), turns("before", 2).starts.failed()];
      if (!mores.includes(true)) break;
    }
    expect(pages).toBeLessThan(20);
  });

  it("are not made again where nothing can be counted", () => {
    const { fails, reloads } = browser({ keeps: false });
    expect([fails("new"), fails("new")]).toEqual([false, false]);
    expect(reloads()).toBe(0);
  });
});
