import { describe, expect, it } from "vitest";
import { Compiler } from "../compile/compile.ts";
import { bindNodes } from "../document/bind-nodes.ts";
import type { NodeDocument } from "../document/grammar/node.ts";
import type { FieldDocument, RuleDocument, ScreenDocument } from "../document/types.ts";
import { AppState } from "../state/app-state.ts";
import { Form } from "./form.ts";
import { ScreenSession } from "./screen-session.ts";

const rules: Readonly<Record<string, RuleDocument>> = {
  long: {
    id: "long",
    checks: [
      { must: { "!!": [{ var: "value" }] }, say: "missing" },
      {
        must: { ">=": [{ length: [{ var: "value" }] }, { var: ["with.least", 3] }] },
        say: "short",
        args: { least: { $: { var: ["with.least", 3] } } },
      },
    ],
  },
  same: {
    id: "same",
    checks: [{ must: { "===": [{ var: "value" }, { var: "form.first" }] }, say: "differs" }],
  },
};

const compiler = new Compiler();
const published = new Map(Object.entries(rules).map(([id, rule]) => [id, compiler.rule(rule)]));

function started(form: Readonly<Record<string, FieldDocument>>, children: readonly NodeDocument[] = []) {
  const document = { id: "s", route: "/s", access: "any", title: "", form, children } as ScreenDocument;
  const session = new ScreenSession(compiler.screen(document), { path: "/s", params: {}, query: {} }, new AppState({}));
  const { fields } = bindNodes(compiler.nodes(children), {
    section: () => undefined,
    menu: () => undefined,
    text: (key) => key,
    brand: { home: { order: [] }, menus: {} },
    menuEntry: "",
    more: "",
  });
  session.fields = fields;
  const say = (key: string, args: Readonly<Record<string, unknown>> = {}) => `${key}${JSON.stringify(args)}`;
  return { session, form: new Form({ session, fields: form, rules: (id) => published.get(id), say }) };
}

describe("checking a field", () => {
  it.each([
    { field: { rule: "long" }, value: undefined, said: "missing{}" },
    { field: { rule: "long" }, value: "", said: "missing{}" },
    { field: { rule: "long" }, value: "ab", said: 'short{"least":3}' },
    { field: { rule: "long" }, value: "abc", said: undefined },
    { field: { rule: "long", with: { least: 5 } }, value: "abc", said: 'short{"least":5}' },
    { field: { rule: "long", with: { least: { $: "screen.least" } } }, value: "abcd", said: undefined },
    { field: {}, value: undefined, said: undefined },
    { field: { rule: "gone" }, value: undefined, said: undefined },
  ])("$field of $value says $said", ({ field, value, said }) => {
    const { session, form } = started({ a: field });
    session.write("screen.least", 4);
    session.write("form.a", value);
    expect(form.check("a", (path) => session.read(path))).toBe(said);
  });

  it("reads other fields through the reader it is given", () => {
    const { form } = started({ second: { rule: "same" } });
    const read: string[] = [];
    form.check("second", (path) => {
      read.push(path);
      return "x";
    });
    expect(read).toEqual(["form.second", "form.first"]);
  });
});

describe("when a message shows", () => {
  it.each<[string, FieldDocument, (form: Form) => void, boolean]>([
    ["before anything", { rule: "long" }, () => undefined, false],
    ["after a change", { rule: "long" }, (form) => form.changed("a"), false],
    ["after a change of a live field", { rule: "long", live: true }, (form) => form.changed("a"), true],
    ["after leaving it wrong", { rule: "long" }, (form) => form.left("a"), true],
    ["after leaving it without a rule", {}, (form) => form.left("a"), false],
    ["after validating", { rule: "long" }, (form) => form.validate(), true],
    ["after validating another", { rule: "long" }, (form) => form.validate(["b"]), false],
    [
      "after forgetting",
      { rule: "long", sensitive: true },
      (form) => {
        form.validate();
        form.forget();
      },
      false,
    ],
  ])("%s", (_when, field, act, shows) => {
    const { session, form } = started({ a: field, b: {} });
    act(form);
    expect(form.message("a", (path) => session.read(path)) !== undefined).toBe(shows);
  });
});

describe("what somebody else refuses", () => {
  const message = ({ session, form }: ReturnType<typeof started>) => form.message("a", (path) => session.read(path));

  it("V15 is said until something else stands there, by the rule from then on, and again when it is refused again", () => {
    const visit = started({ a: { rule: "long" } });
    visit.session.write("form.a", "Kobo2026");
    visit.form.refuse("a", "Incorrect");
    expect(message(visit)).toBe("Incorrect");
    visit.session.write("form.a", "Ko");
    expect(message(visit)).toBe('short{"least":3}');
    visit.session.write("form.a", "Kobo2027");
    expect(message(visit)).toBeUndefined();
    visit.form.refuse("a", "Incorrect");
    expect(message(visit)).toBe("Incorrect");
  });

  it("V15 is said no longer once the form is offered anew, whose refusal may be another field's", () => {
    const visit = started({ a: { rule: "long" }, b: {} });
    visit.session.write("form.a", "Kobo2026");
    visit.form.refuse("a", "Incorrect");
    expect(visit.form.validate(["b"])).toEqual([]);
    expect(message(visit)).toBe("Incorrect");
    expect(visit.form.validate()).toEqual([]);
    expect(message(visit)).toBeUndefined();
  });

  it("V15 is heard by who watches, also in the same words, and keeps no secret after leaving", () => {
    const { session, form } = started({ a: { rule: "long", sensitive: true } });
    session.write("form.a", "1111");
    const shown = ["1", "2"].map((text) => {
      form.refuse("a", "Incorrect");
      session.write("form.a", text);
      return session.read("shown.a");
    });
    expect(shown[0]).not.toBe(shown[1]);
    expect(JSON.stringify(session.cells.entries("shown"))).not.toContain("1111");
    form.forget();
    expect(session.read("shown.a")).toBeUndefined();
    session.write("form.a", undefined);
    expect(form.message("a", (path) => session.read(path))).toBeUndefined();
  });

  it("a field that nobody declared is passed over", () => {
    const { session, form } = started({ a: {} });
    form.refuse("b", "Incorrect");
    expect(session.read("shown.b")).toBeUndefined();
  });
});

describe("validating", () => {
  const field = (name: string, more: object = {}): NodeDocument => ({ widget: "field", bind: `form.${name}`, ...more });
  const broken = { ">": [{ var: "screen.none" }, 1] };

  it.each<[string, readonly NodeDocument[], string[]]>([
    ["fields that show", [field("a"), field("b")], ["a", "b"]],
    ["a hidden field is passed over", [field("a"), field("b", { when: false })], ["a"]],
    ["inside something hidden too", [{ widget: "box", when: false, children: [field("a")] }, field("b")], ["b"]],
    ["shown in one of two places", [field("a", { when: false }), field("a"), field("b", { when: false })], ["a"]],
    ["a condition that fails hides it, as on the page", [field("a", { when: broken }), field("b")], ["b"]],
    ["a field of no node is checked", [field("a")], ["a", "b"]],
  ])("%s", (_what, nodes, wrong) => {
    expect(started({ a: { rule: "long" }, b: { rule: "long" } }, nodes).form.validate()).toEqual(wrong);
  });
});

describe("start values", () => {
  it("come once what they need is there, and never over what was typed", () => {
    const { session, form } = started({
      a: { start: { $: "reads.data.value.a" } },
      b: { start: { $: { "+": [{ var: "reads.data.value.a" }, 1] } } },
      c: { start: "fixed" },
    });
    expect(session.read("form.c")).toBe("fixed");
    session.write("form.c", "typed");
    session.write("reads.data", { value: { a: 1 } });
    form.start();
    expect(["a", "b", "c"].map((name) => session.read(`form.${name}`))).toEqual([1, 2, "typed"]);
  });

  it("follow what they are worked out of until something else is put there", () => {
    const none = { start: { $: { "!": [{ var: "reads.data.value.a" }] } } };
    const { session, form } = started({ a: none, b: none });
    expect(session.read("form.a")).toBe(true);
    session.write("form.b", "chosen");
    session.write("reads.data", { value: { a: 1 } });
    form.start();
    expect(["a", "b"].map((name) => session.read(`form.${name}`))).toEqual([false, "chosen"]);
  });

  it("what is sensitive is forgotten on leaving", () => {
    const { session, form } = started({ pin: { sensitive: true }, name: {} });
    session.write("form.pin", "1234");
    session.write("form.name", "x");
    form.forget();
    expect([session.read("form.pin"), session.read("form.name")]).toEqual([undefined, "x"]);
  });
});

describe("what was found of a field", () => {
  const read =
    (session: ScreenSession, log: string[] = []) =>
    (path: string) => {
      log.push(path);
      return session.read(path);
    };

  it("is kept until something that was read for it changes", () => {
    const { session, form } = started({ first: {}, second: { rule: "same" } });
    session.write("form.first", "a");
    session.write("form.second", "b");
    expect(form.validate()).toEqual(["second"]);
    expect(form.message("second", read(session))).toBe("differs{}");
    session.write("form.first", "b");
    expect(form.message("second", read(session))).toBeUndefined();
    session.write("form.second", "c");
    expect(form.validate()).toEqual(["second"]);
  });

  it("tells who asks all that it depends on, kept or not", () => {
    const { session, form } = started({ first: {}, second: { rule: "same" } });
    session.write("form.second", "b");
    form.validate();
    const log: string[] = [];
    form.check("second", read(session, log));
    expect([...new Set(log)].sort()).toEqual(["form.first", "form.second"]);
  });

  it("is not kept where something could not be read", () => {
    const { session, form } = started({ first: {}, second: { rule: "same" } });
    session.write("form.second", "b");
    const broken = (path: string) => {
      if (path === "form.first") throw new Error("not yet");
      return session.read(path);
    };
    expect(form.check("second", broken)).toBe("differs{}");
    session.write("form.first", "b");
    expect(form.check("second", read(session))).toBeUndefined();
  });

  it("goes with a sensitive value", () => {
    const { session, form } = started({ a: { rule: "long", sensitive: true } });
    session.write("form.a", "abcd");
    expect(form.check("a", read(session))).toBeUndefined();
    form.forget();
    expect(form.check("a", read(session))).toBe("missing{}");
  });
});
