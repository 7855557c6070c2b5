import { act } from "react";
import { describe, expect, it } from "vitest";
import catalogue from "../../api/errors.catalogue.json" with { type: "json" };
import type { CallDocument } from "../../engine/document.ts";
import { innermost } from "../testing/innermost.ts";
import { answer, meet, step } from "../testing/meet.ts";
import { all } from "../testing/open-screen.tsx";
import { until } from "../testing/until.ts";

const statuses = catalogue.entries.find((entry) => entry.id === "captcha")?.status ?? [];

describe("X4 the picture with a code", () => {
  const picture = (captchaId: string, length = 4) => ({
    captchaId,
    length,
    image: `data:image/svg+xml;base64,${btoa(captchaId)}`,
  });

  const asking = async (status: number, more = {}) => {
    const bodies: Record<string, unknown>[] = [];
    let pictures = 0;
    const guarded = (body: Record<string, unknown>) => {
      bodies.push(body);
      return body.captchaCode === "8765" ? { score: 1 } : answer(body.captchaCode ? 1014 : status);
    };
    const shown = await meet(
      guarded,
      [{ ...step, as: "screen.done", fail: [{ do: "toast", with: { text: "own" } }] }],
      {
        "captcha-image": (body: { length: number }) => picture(`picture-${++pictures}`, body.length),
        ...more,
      },
    );
    const image = () => document.querySelector("#captcha-picture img")?.getAttribute("src");
    await until(() => expect(image()).toBeDefined());
    const press = async (name: string) => {
      await act(async () => (document.querySelector(`#${name}`) as HTMLElement).click());
      await act(async () => undefined);
    };
    const type = (code: string) => act(async () => innermost(shown.engine).write("form.captchaCode", code));
    return { ...shown, bodies, image, press, type };
  };

  it.each(statuses)("X4 %i asks for the code and repeats the call with it", async (status) => {
    const { dialog, said, bodies, type, press, visit, toast } = await asking(status);
    expect([dialog(), said(`message ${status}`)]).toEqual(["captcha", true]);
    await type("8765");
    await press("captcha-confirm");
    await until(() => expect(visit.session.read("screen.done")).toBeDefined());
    expect(bodies.at(-1)).toMatchObject({ captchaId: "picture-1", captchaCode: "8765" });
    expect([bodies.length, dialog(), toast()]).toEqual([2, undefined, undefined]);
  });

  it.each([
    ["", "en_US", "Please enter the code in the picture"],
    ["", "zh_CN", "请输入图片中的验证码"],
  ])("X4 a lender that says %o of why is answered in the app's own words in %s", async (message, language, words) => {
    const more = { "captcha-image": picture("one") };
    const { dialog, said, toast } = await meet({ status: 1015, message, content: {} }, [step], more, "/bill", language);
    await until(() => expect(document.querySelector("#captcha-picture img")).not.toBeNull());
    expect([dialog(), said(words), toast()]).toEqual(["captcha", true, undefined]);
  });

  it("X4 every call takes the fields that are added: none is asked for the same code for ever", () => {
    const calls = all
      .filter(({ kind }) => kind === "call")
      .map(({ data }) => data as unknown as CallDocument)
      // The body of the metrics is a list of records; a call without an answer has nobody to ask.
      .filter(({ id: call }) => call !== "tracking-collect");
    expect(calls.length).toBeGreaterThan(70);
    const deaf = calls.filter(
      ({ request: { properties = {} } }) => !properties.captchaId?.writeOnly || !properties.captchaCode?.writeOnly,
    );
    expect(deaf.map(({ id }) => id)).toEqual([]);
  });

  it("X4 V8 a code of another length is refused here", async () => {
    const { type, press, dialog, bodies, said } = await asking(1015);
    await type("87");
    await press("captcha-confirm");
    expect([dialog(), bodies.length, said("4")]).toEqual(["captcha", 1, true]);
  });

  it("X4 another picture can be had, and its id goes along", async () => {
    const { image, press, type, bodies } = await asking(1015);
    const first = image();
    await press("captcha-other");
    await until(() => expect(image()).not.toBe(first));
    await type("8765");
    await press("captcha-confirm");
    await until(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ captchaId: "picture-2" });
  });

  it("X4 a wrong code is asked for again with a new picture", async () => {
    const { press, type, bodies, dialog, said, engine } = await asking(1015);
    await type("1111");
    await press("captcha-confirm");
    await until(() => expect(said("message 1014")).toBe(true));
    expect([dialog(), innermost(engine).read("form.captchaCode")]).toEqual(["captcha", undefined]);
    await type("8765");
    await press("captcha-confirm");
    await until(() => expect(bodies).toHaveLength(3));
    expect(bodies[2]).toMatchObject({ captchaId: "picture-2", captchaCode: "8765" });
  });

  it("X4 two calls that ask at once are both repeated, each with a code of its own", async () => {
    const bodies: Record<string, unknown>[] = [];
    const also = (body: Record<string, unknown>) => {
      bodies.push(body);
      return body.captchaCode === "4321" ? { list: [] } : answer(1015);
    };
    const { visit, press, type, engine, dialog } = await asking(1015, { "message-list": also });
    const other = visit.run([{ do: "call", with: { call: "message-list" }, as: "screen.other" }]);
    await until(() => expect(bodies).toHaveLength(1));
    await type("8765");
    await press("captcha-confirm");
    await until(() => expect(visit.session.read("screen.done")).toEqual({ score: 1 }));
    await until(() => expect([dialog(), engine.dialogs.stack.length]).toEqual(["captcha", 1]));
    await type("4321");
    await press("captcha-confirm");
    await act(() => other.then(() => undefined));
    expect(visit.session.read("screen.other")).toEqual({ list: [] });
    expect(bodies.map(({ captchaCode }) => captchaCode)).toEqual([undefined, undefined, "4321"]);
  });

  it("X4 put away, the call is not repeated and nothing is said", async () => {
    const { engine, run, bodies, toast } = await asking(1015);
    await act(async () => engine.dialogs.dismiss());
    await act(() => run);
    expect([bodies.length, toast()]).toEqual([1, undefined]);
  });
});
