import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { NodeDocument } from "../document/grammar/node.ts";
import type { DialogDocument, FieldDocument, RuleDocument } from "../document/types.ts";
import { testApp } from "../render/testing/test-app.tsx";

afterEach(cleanup);

const three: RuleDocument = {
  id: "three",
  checks: [{ must: { ">=": [{ length: [{ var: ["value", ""] }] }, { var: ["with.least", 3] }] }, say: "rule.three" }],
};
const field = (name: string): NodeDocument => ({ widget: "field", props: { name }, bind: "form.code" });
const button = (name: string, ...press: object[]): NodeDocument =>
  ({ widget: "button", props: { name }, on: { press } }) as NodeDocument;

const say = (path: string, value: unknown) => ({ do: "set", with: { path, value } });
const confirm = button("confirm", { do: "validate" }, { do: "close", with: { value: { $: "form.code" } } });

/** A screen with a field of the name that the dialog's has too. */
async function asked(code: FieldDocument = { rule: "three" }, more: Partial<DialogDocument> = {}) {
  const app = await testApp([field("outer")], {
    screen: { form: { code: { rule: "three" } } },
    rules: [three],
    dialogs: [{ id: "ask", form: { code }, children: [field("inner"), confirm], ...more }],
  });
  fireEvent.change(screen.getByLabelText("outer"), { target: { value: "o" } });
  let ended: Promise<boolean> | undefined;
  await act(async () => {
    ended = app.visit.run([
      { do: "dialog", with: { dialog: "ask", with: { given: "given", least: 5 } }, as: "screen.answer" },
    ]);
    await vi.waitFor(() => expect(app.engine.dialogs.stack).toHaveLength(1));
  });
  const scene = app.engine.dialogs.stack[0]?.scene;
  if (!ended || !scene) throw new Error("no dialog");
  const type = (value: string) => fireEvent.change(screen.getByLabelText("inner"), { target: { value } });
  const press = () => act(async () => screen.getByText("confirm").click());
  const ids = () => ["outer", "inner"].map((name) => screen.getByLabelText(name).id);
  return { ...app, inner: scene.session, ended, type, press, ids };
}

describe("the form of a dialog", () => {
  it("is its own, though the screen has a field of the same name", async () => {
    const { visit, inner, type, press, ids, ended } = await asked();
    expect(ids()).toEqual(["field-code", "field-ask-code"]);
    type("inner");
    expect([visit.session.read("form.code"), inner.read("form.code")]).toEqual(["o", "inner"]);
    await press();
    await ended;
    expect([visit.session.read("form.code"), visit.session.read("screen.answer")]).toEqual(["o", "inner"]);
  });

  it("is what is checked in it, alone", async () => {
    const { engine, type, press, focused } = await asked();
    type("in");
    await press();
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["rule.three"]);
    expect(focused).toEqual(["field-ask-code"]);
    expect(engine.dialogs.stack).toHaveLength(1);
    type("inner");
    await press();
    expect(engine.dialogs.stack).toHaveLength(0);
    expect(screen.queryAllByRole("alert")).toEqual([]);
  });

  it("starts anew each time it opens", async () => {
    const { type, engine, ended, visit } = await asked();
    type("inner");
    await act(async () => void engine.dialogs.dismiss());
    await act(() => ended.then(() => undefined));
    await act(async () => {
      void visit.run([{ do: "dialog", with: { dialog: "ask" } }]);
      await vi.waitFor(() => expect(engine.dialogs.stack).toHaveLength(1));
    });
    expect(screen.getByLabelText<HTMLInputElement>("inner").value).toBe("");
  });

  it("starts with, and is checked against, what the dialog was given", async () => {
    const { inner, type, press, engine } = await asked({
      rule: "three",
      start: { $: "with.given" },
      with: { least: { $: "with.least" } },
    });
    expect(inner.read("form.code")).toBe("given");
    type("four");
    await press();
    expect(engine.dialogs.stack).toHaveLength(1);
  });

  it.each([
    ["closes", true],
    ["is left with its screen", false],
  ])("R81 forgets what is sensitive when it %s, before its last steps run", async (_how, closes) => {
    const { engine, visit, inner, type, press, ended } = await asked(
      { sensitive: true },
      { on: { close: [say("screen.seen", { $: { var: ["form.code", "nothing"] } })] } as never },
    );
    type("1234");
    if (closes) await press();
    else await act(async () => engine.dialogs.leave(visit));
    await act(() => ended.then(() => undefined));
    expect(inner.read("form.code")).toBeUndefined();
    expect(visit.session.read("screen.seen")).toBe("nothing");
  });

  it("R78 forgets what is sensitive when everything is to be forgotten", async () => {
    const { engine, inner, type } = await asked({ sensitive: true });
    type("1234");
    await act(async () => engine.dialogs.forget());
    expect(inner.read("form.code")).toBeUndefined();
  });
});

it("a dialog reads and writes the state of the screen under it, beside its form", async () => {
  const { visit, inner, ended, engine } = await asked();
  await act(async () => inner.write("screen.chosen", 1));
  expect(visit.session.read("screen.chosen")).toBe(1);
  await act(async () => void engine.dialogs.dismiss());
  await act(() => ended.then(() => undefined));
  expect(visit.session.read("screen.chosen")).toBe(1);
});

it("R39 whoever left while a dialog was fetched is asked nothing where he is by then", async () => {
  const { engine, visit } = await testApp([], {
    dialogs: [{ id: "ask", children: [] }],
    others: [{ id: "other", route: "/other", children: [] }],
  });
  let fetched = () => {};
  const load = vi.spyOn(engine.widgets, "load");
  load.mockImplementationOnce(() => new Promise((settle) => (fetched = settle)));
  const asked = visit.run([{ do: "dialog", with: { dialog: "ask" } }]);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(() => engine.arrivals.arrive("/other"));
  await act(async () => fetched());
  expect(engine.dialogs.stack).toHaveLength(0);
  expect(await asked).toBe(false);
});
