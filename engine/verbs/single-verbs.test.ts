import { expect, it } from "vitest";
import { failure } from "../api/failure.ts";
import { noBridge } from "../bridge/bridge.ts";
import { Gate } from "../navigation/gate.ts";
import { emptyScope } from "../state/scope.ts";
import { again } from "./again.ts";
import { back } from "./back.ts";
import { close } from "./close.ts";
import { copy } from "./copy.ts";
import { dialog } from "./dialog.ts";
import { enter } from "./enter.ts";
import { file } from "./file.ts";
import { go } from "./go.ts";
import { language } from "./language.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { open } from "./open.ts";
import { refresh } from "./refresh.ts";
import { set } from "./set.ts";
import { share } from "./share.ts";
import { take } from "./take.ts";
import { tell } from "./tell.ts";
import { toast } from "./toast.ts";
import { track } from "./track.ts";
import { refuse } from "./refuse.ts";
import { validate } from "./validate.ts";
import type { At, Outcome, Verb } from "./verb.ts";

const on: Pick<At, "scope"> = { scope: emptyScope };
const done: Outcome = { kind: "done", value: undefined };
const stop: Outcome = { kind: "stop" };

/** An app of which each verb says what it wanted of it. */
function noting(host: { copies?: boolean; shares?: boolean; stack?: readonly string[]; wrong?: readonly string[] }) {
  const did: unknown[] = [];
  const note =
    <T>(what: string, comesTo: T) =>
    (...given: readonly unknown[]): T => {
      did.push([what, ...given]);
      return comesTo;
    };
  const app = {
    brand: { routes: { home: "/home", login: "/login" }, lists: { allowList: ["pay.example.com"] } },
    bridge: { ...noBridge, ask: note("ask", noBridge.ask("", {})) },
    client: { forget: note("forget", undefined) },
    dialogs: {
      close: note("close", undefined),
      open: note("dialog", Promise.resolve({ dismissed: false, value: 7 })),
      stack: host.stack ?? [],
    },
    host: {
      open: note("leave", undefined),
      copy: note("copy", Promise.resolve(host.copies ?? true)),
      share: note("share", Promise.resolve(host.shares ?? true)),
      focusFirst: note("focus", undefined),
    },
    navigator: { go: note("go", undefined), back: note("back", undefined) },
    toasts: { show: note("toast", undefined) },
    texts: { text: String },
    lead: note("lead", undefined),
    login: note("login", undefined),
    logout: note("logout", undefined),
    switchLanguage: note("speak", Promise.resolve()),
    track: note("track", undefined),
  };
  const scene = {
    session: { write: note("write", undefined) },
    form: {
      refuse: note("refuse", undefined),
      validate: note("validate", host.wrong ?? []),
      domId: (name: string) => `field-${name}`,
    },
    reads: { start: note("read", Promise.resolve()) },
  };
  // Each verb here takes no more than this of them.
  return { did, at: { ...on, app, scene } as unknown as At };
}

type Given = Readonly<Record<string, unknown>>;
type Row = [verb: Verb, given: Given, did: readonly unknown[], came?: Outcome];
const run = (verb: Verb, given: Given, at: At) =>
  verb.run(given, at, { do: verb.name }, () => Promise.reject(new Error("no verb here has further steps")));
const named = (rows: readonly Row[]) => rows.map((row): [string, ...Row] => [row[0].name, ...row]);

it.each(
  named([
    [back, {}, [["back", "/home"]]],
    [back, { to: "/bill" }, [["back", "/bill"]]],
    [close, {}, [["close", { dismissed: true }]]],
    [close, { value: false }, [["close", { dismissed: false, value: false }]]],
    [enter, {}, []],
    [go, { to: "/a" }, [["go", "/a", { replace: false }]]],
    [go, { to: "/a", replace: true }, [["go", "/a", { replace: true }]]],
    [go, { to: "/a", replace: "true" }, [["go", "/a", { replace: false }]]],
    [language, { to: "zh_CN" }, [["speak", "zh_CN"]]],
    [login, { identity: { token: "t" } }, [["login", { token: "t" }, undefined]]],
    [login, { identity: { token: "t" }, to: null }, [["login", { token: "t" }, undefined]]],
    [login, { identity: { token: "t" }, to: "/bill" }, [["login", { token: "t" }, "/bill"]]],
    [
      logout,
      {},
      [
        ["logout", false, false],
        ["go", "/login", { replace: true }],
      ],
    ],
    [
      logout,
      { to: "/bye", everywhere: true },
      [
        ["logout", true, false],
        ["go", "/bye", { replace: true }],
      ],
    ],
    [open, { url: "/bill", own: true }, [["lead", "/bill"]]],
    [open, { url: "https://pay.example.com/x" }, [["leave", "https://pay.example.com/x"]]],
    [refresh, {}, [["forget"], ["read", undefined]]],
    [refresh, { reads: ["bill"] }, [["forget"], ["read", ["bill"]]]],
    [
      refuse,
      { field: "password", text: "Incorrect" },
      [
        ["refuse", "password", "Incorrect"],
        ["focus", ["field-password"]],
      ],
    ],
    [refuse, { field: "password", text: " " }, [], { kind: "wordless", ends: false }],
    [set, { path: "screen.a", value: 0 }, [["write", "screen.a", 0]]],
    [set, { path: "screen.a", value: null }, [["write", "screen.a", undefined]]],
    [tell, { capability: "x", with: { a: 1 } }, []],
    [toast, { text: "Saved" }, [["toast", "Saved", "info"]]],
    [track, { event: "press", data: { id: "b" } }, [["track", "press", { id: "b" }]]],
    [track, { event: "press" }, [["track", "press", {}]]],
    [validate, { fields: ["a"] }, [["validate", ["a"]]]],
    [file, { path: "/ostrader/paper/a-B_1/receipt-R1.pdf" }, [["leave", "/ostrader/paper/a-B_1/receipt-R1.pdf"]]],
    [copy, { text: "abc" }, [["copy", "abc"]]],
    [
      copy,
      { text: "abc", said: "Copied" },
      [
        ["copy", "abc"],
        ["toast", "Copied", "success"],
      ],
    ],
    [share, { title: "t", text: "x" }, [["share", { title: "t", text: "x" }]]],
    [
      share,
      { title: "t", text: "x", url: "https://a.example", said: "Copied" },
      [["share", { title: "t", text: "x", url: "https://a.example" }]],
    ],
    [dialog, { dialog: "ask", with: { a: 1 } }, [["dialog", "ask", { a: 1 }]], { kind: "done", value: 7 }],
    [dialog, { dialog: "ask", alone: true }, [["dialog", "ask", {}]], { kind: "done", value: 7 }],
    [dialog, { dialog: "ask", with: { text: " " } }, [], { kind: "wordless", ends: true }],
    [toast, { text: " " }, [], { kind: "wordless", ends: false }],
  ]),
)("%s %s", async (_, verb, given, did, came = done) => {
  const { at, did: found } = noting({});
  expect(await run(verb, given, at)).toEqual(came);
  expect(found.map((one) => (Array.isArray(one) && one[0] === "dialog" ? one.slice(0, 3) : one))).toEqual(did);
});

it("D7 a dialog that opens by itself gives way to one that is open", async () => {
  const { at, did } = noting({ stack: ["other"] });
  expect(await run(dialog, { dialog: "ask", alone: true }, at)).toEqual(stop);
  expect(did).toEqual([]);
  expect(await run(dialog, { dialog: "ask" }, at)).toEqual({ kind: "done", value: 7 });
});

it.each([
  "https://evil.example/a.pdf",
  "//evil.example/a.pdf",
  "/ostrader/../a.pdf",
  "/ostrader/a b.pdf",
  "/a/b.pdf?x=1",
  "a.pdf",
  null,
])("R16 a file is fetched by a path on this site, not by %s", async (path) => {
  const { at, did } = noting({});
  expect(await run(file, { path }, at)).toMatchObject({ kind: "failed" });
  expect(did).toEqual([]);
});

it("what is not copied is not said to be", async () => {
  const { at, did } = noting({ copies: false });
  expect(await run(copy, { text: "abc", said: "Copied" }, at)).toEqual(stop);
  expect(did).toEqual([
    ["copy", "abc"],
    ["toast", "engine.copy-failed", "warn"],
  ]);
});

it.each([
  ["the address", { title: "t", text: "x", url: "https://a.example" }, "https://a.example"],
  ["the words, where there is no address,", { title: "t", text: "x" }, "x"],
])("C17 where nothing shares, %s is copied, and what came of that is said", async (_, what, copied) => {
  for (const [copies, told, came] of [
    [true, ["toast", "Copied", "success"], done],
    [false, ["toast", "engine.copy-failed", "warn"], stop],
  ] as const) {
    const { at, did } = noting({ shares: false, copies });
    expect(await run(share, { ...what, said: "Copied" }, at)).toEqual(came);
    expect(did).toEqual([["share", what], ["copy", copied], told]);
  }
});

it("R16 an address that is not allowed is tracked without the address, and fails", async () => {
  const { at, did } = noting({});
  expect(await run(open, { url: "https://evil.example" }, at)).toMatchObject({
    kind: "failed",
    failure: { kind: "fault", message: "address is not on the allow-list" },
  });
  expect(did).toEqual([["track", "refused_url", {}]]);
});

it("B4 a wrong field is focused, and the run ends", async () => {
  const { at, did } = noting({ wrong: ["b", "c"] });
  expect(await run(validate, {}, at)).toEqual(stop);
  expect(did).toEqual([
    ["validate", undefined],
    ["focus", ["field-b", "field-c"]],
  ]);
});

it("what is no list of names is said with the verb that it was given", () => {
  const { at, did } = noting({});
  expect(() => run(validate, { fields: "amount" }, at)).toThrow('"validate" expected a list, found a text');
  expect(() => run(validate, { fields: [7] }, at)).toThrow('"validate" expected a text, found a number');
  expect(did).toEqual([]);
});

it.each(
  named([
    [back, {}, ["elsewhere", false], done],
    [enter, {}, ["open", false], stop],
    [go, { to: "/elsewhere" }, ["elsewhere", false], done],
    [go, { to: "/here" }, ["open", false], stop],
    [login, { identity: {} }, ["elsewhere", false], done],
    [logout, {}, ["elsewhere", false], done],
    [open, { url: "/x", own: true }, ["elsewhere", false], done],
    [open, { url: "https://pay.example.com/x" }, ["shut", true], done],
    [open, { url: "https://evil.example/x" }, ["shut", false]],
    [dialog, { dialog: "ask" }, ["shut", true], { kind: "done", value: 7 }],
    [dialog, { dialog: "ask", with: { text: "" } }, ["shut", false], { kind: "wordless", ends: true }],
    [toast, { text: "Saved" }, ["shut", true], done],
    [toast, { text: "" }, ["shut", false], { kind: "wordless", ends: false }],
    [set, { path: "screen.a", value: 1 }, ["shut", false], done],
  ]),
)("in a guard: %s %s", async (_, verb, given, state, came) => {
  const gate = new Gate((target) => target === "/here");
  const { at, did } = noting({});
  const outcome = await run(verb, given, { ...at, gate });
  if (came) expect(outcome).toEqual(came);
  expect([gate.state, gate.told]).toEqual(state);
  if (verb === go) expect(did).toEqual(came === stop ? [] : [["go", "/elsewhere", { replace: true }]]);
});

it.each(
  named([
    [again, { body: { code: "1" } }, [{ body: { code: "1" } }]],
    [again, {}, [{ body: {} }]],
    [take, { answer: { ok: true, content: 1 } }, [{ answer: { ok: true, content: 1 } }]],
    [take, { answer: { ok: "yes" } }, [{ answer: undefined }]],
    [take, {}, [{ answer: undefined }]],
  ]),
)("of a call that failed: %s %s", async (_, verb, given, settled) => {
  const further: unknown[] = [];
  const { at } = noting({});
  expect(await run(verb, given, { ...at, settle: (to) => void further.push(to) })).toEqual(stop);
  expect(further).toEqual(settled);
  expect(() => run(verb, given, at)).toThrow("no call");
});

/** The page may be left while these wait for something outside: what follows in the run must not happen then (R39). */
it("R39 says which verbs wait for something outside", () => {
  const waiting = [dialog, copy, share, open, file].map(({ waits }) => waits);
  const atOnce = [back, close, enter, go, login, logout, refuse, set, toast, track, tell, validate].map(
    ({ waits }) => waits,
  );
  expect(waiting).toEqual([true, true, true, true, true]);
  expect(new Set(atOnce)).toEqual(new Set([undefined]));
});

it("B7 X5 words of another language that do not come are told as a call that is not answered", async () => {
  const { at } = noting({});
  const app = { ...at.app, switchLanguage: () => Promise.reject(new TypeError("Failed to fetch")) };
  expect(await run(language, { to: "zh_CN" }, { ...at, app })).toEqual({ kind: "failed", failure: failure("network") });
});
