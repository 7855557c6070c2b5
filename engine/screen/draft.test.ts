import { describe, expect, it } from "vitest";
import { Compiler } from "../compile/compile.ts";
import type { FieldDocument, ScreenDocument } from "../document/types.ts";
import { AppState } from "../state/app-state.ts";
import { Draft } from "./draft.ts";
import { Form } from "./form.ts";
import { ScreenSession } from "./screen-session.ts";

const fields: Readonly<Record<string, FieldDocument>> = {
  amount: { start: { $: "journey.least" } },
  reason: {},
  pin: { sensitive: true },
};

/** Enters the screen in a tab whose state is `app`, about the order of an address. */
function entered(app: AppState, order = "o1") {
  const query = { order: { idOf: "order" }, from: {} };
  const document = { id: "s", route: "/s", access: "any", title: "", form: fields, query, children: [] };
  const route = { path: "/s", params: {}, query: { order, from: String(Math.random()) } };
  const session = new ScreenSession(new Compiler().screen(document as unknown as ScreenDocument), route, app);
  const draft = new Draft(app, session.document, route);
  const form = new Form({ session, fields, rules: () => undefined, say: (key) => key, draft });
  form.resume();
  const values = () => Object.keys(fields).map((name) => session.read(`form.${name}`));
  return { session, form, values };
}

/** A tab in which somebody changed the form. */
function typed() {
  const app = new AppState({});
  app.write("journey.least", 3000);
  const page = entered(app);
  page.session.write("form.amount", 10_000);
  page.session.write("form.reason", "rent");
  page.session.write("form.pin", "2580");
  return { app, ...page };
}

describe("S21 what was typed", () => {
  it("comes back, and no secret", () => {
    const { app } = typed();
    expect(entered(app).values()).toEqual([10_000, "rent", undefined]);
    expect(JSON.stringify(app.read("typed.s"))).not.toContain("2580");
  });

  it("of one order is not that of another", () => {
    expect(entered(typed().app, "o2").values()).toEqual([3000, undefined, undefined]);
  });

  it("gives way where the field begins with something else by now", () => {
    const { app } = typed();
    app.write("journey.least", 5000);
    expect(entered(app).values()).toEqual([5000, "rent", undefined]);
  });

  it("is gone once the whole form was checked and sent, and not before", () => {
    const { app, form, session } = typed();
    form.validate(["reason"]);
    form.sent();
    expect(entered(app).values()).toEqual([10_000, "rent", undefined]);
    form.validate();
    session.write("form.reason", "food");
    form.sent();
    expect(entered(app).values()).toEqual([10_000, "food", undefined]);
    form.validate();
    form.sent();
    expect(entered(app).values()).toEqual([3000, undefined, undefined]);
  });

  it("is what was typed last, also where a step changed it, and not what is written after the screen was left", () => {
    const { app, form, session } = typed();
    session.write("form.reason", null);
    form.end();
    session.write("form.amount", 1);
    expect(entered(app).values()).toEqual([10_000, undefined, undefined]);
  });

  it("waits for what the field begins with", () => {
    const { app } = typed();
    app.write("journey.least", undefined);
    const { form, values } = entered(app);
    expect(values()).toEqual([undefined, "rent", undefined]);
    app.write("journey.least", 3000);
    form.start();
    expect(values()).toEqual([10_000, "rent", undefined]);
  });

  it("R59 what cannot be understood is none", () => {
    const app = new AppState({});
    for (const odd of [7, "x", { of: "order,o1", fields: 7 }, { of: "order,o1", fields: { reason: null } }]) {
      app.write("typed.s", odd);
      expect(entered(app).values()).toEqual([undefined, undefined, undefined]);
    }
  });
});
