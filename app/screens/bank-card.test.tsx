import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./money.cases.json" with { type: "json" };
import { until } from "../testing/until.ts";
import { refused, show } from "../testing/show-money.tsx";

describe("bank cards", () => {
  const card = { "form.cardNo": "5061500000000012", "form.expiry": "12/40", "form.cvv": "123" };

  it("V6 F11 S15 card, PIN and OTP activate it; nothing secret stays", async () => {
    const { fill, press, words, asked, read } = await show("/addCard");
    await press("send-card");
    expect(words()).toContain("Please enter the card number");
    expect(words()).toContain("Please enter the expiry date");
    await fill(card);
    await press("send-card");
    expect(asked.find(({ call }) => call === "bankcard-add")?.body).toMatchObject({
      cardNo: "5061500000000012",
      expiryMonth: "12",
      expiryYear: "40",
    });
    expect(words()).toContain("You can start 2 more times today");
    for (const path of Object.keys(card)) expect(read(path) ?? null).toBeNull();
    await fill({ "form.pin": "1234" });
    await press("send-pin");
    await fill({ "form.otp": "123456" });
    await press("send-otp");
    expect([read("form.pin") ?? null, read("form.otp") ?? null]).toEqual([null, null]);
    expect(words()).toContain("Activate for ₦1");
    await press("activate");
    expect(words()).toContain("Your card is active");
    expect(words()).toContain("You received a coupon of ₦100");
    expect(asked.map(({ call }) => call).filter((call) => call.startsWith("bankcard"))).toEqual([
      "bankcard-add",
      "bankcard-pin",
      "bankcard-otp",
      "bankcard-activate",
    ]);
    expect(read("journey.card")).toBe("c4");
  });

  it("V6 a card that has expired is not sent", async () => {
    const { fill, press, words, asked } = await show("/addCard");
    await fill({ ...card, "form.expiry": "01/20" });
    await press("send-card");
    expect(words()).toContain("The card has expired");
    expect(asked).toEqual([]);
  });

  const noteOf = (id: string) => {
    const field = document.getElementById(id);
    return [field?.getAttribute("aria-invalid"), document.getElementById(`${id}-note`)?.textContent];
  };

  it.each([
    [3050, ["true", "says 3050"]],
    [3054, [null, "16 or 19 digits, on the front"]],
  ])("F11 X6 refusal %s of a card stands where it belongs: %j at its number", async (status, note) => {
    const { fill, press, words, place } = await show("/addCard", { "bankcard-add": refused(status, `says ${status}`) });
    await fill(card);
    await press("send-card");
    expect(words().split(`says ${status}`)).toHaveLength(2);
    expect(noteOf("field-cardNo")).toEqual(note);
    expect(place.querySelector("#send-card")).not.toBeNull();
  });

  it("F11 X6 3052 a wrong OTP is said at its field, and gone with the next digit", async () => {
    const { fill, press, words } = await show("/addCard", { "bankcard-otp": refused(3052, "1 try left") });
    await fill(card);
    await press("send-card");
    await fill({ "form.pin": "1234" });
    await press("send-pin");
    await fill({ "form.otp": "000000" });
    await press("send-otp");
    expect(noteOf("field-otp")).toEqual(["true", "1 try left"]);
    await fill({ "form.otp": "1" });
    expect(words()).not.toContain("1 try left");
  });

  it.each([
    ["pin", "bankcard-pin", 3051],
    ["otp", "bankcard-otp", 3052],
  ] as const)(
    "F11 a wrong %s says how many tries are left; a locked card says that alone, and another may be taken",
    async (field, call, wrong) => {
      let answer = refused(wrong, "1 try left");
      const { fill, press, words, place } = await show("/addCard", { [call]: () => answer });
      await fill(card);
      await press("send-card");
      if (field === "otp") {
        await fill({ "form.pin": "1234" });
        await press("send-pin");
      }
      const digits = field === "otp" ? "000000" : "0000";
      await fill({ [`form.${field}`]: digits });
      await press(`send-${field}`);
      expect(noteOf(`field-${field}`)).toEqual(["true", "1 try left"]);
      expect(words()).toContain("Time left");
      answer = refused(3053, "The card is locked for 1 hour, please try again later");
      await fill({ [`form.${field}`]: digits });
      await press(`send-${field}`);
      expect(words()).toContain("The card is locked for 1 hour, please try again later");
      expect(words()).not.toMatch(/1 try left|Time left|today|Start again/);
      expect(place.querySelector(`#send-${field}, #field-${field}`)).toBeNull();
      expect(place.querySelector("#again")?.textContent).toBe("Use another card");
      await press("again");
      expect(place.querySelector("#send-card")).not.toBeNull();
      expect(words()).not.toContain("locked for 1 hour");
    },
  );

  const HOUR = 3_600_000;
  const extras = { hasLoginPassword: true, hasTransPwd: true, mail: "", mailBound: false, hasBankAccount: true };
  const frozen = (hours: number, underWay: boolean) => ({
    "userinfo-extras": { ...extras, cardFreeze: { until: Date.now() + hours * HOUR, underWay } },
  });

  it.each([
    ["en_US", 23.5, "Too many tries: no card can be started for 24 hours", "See my cards"],
    ["en_US", 0.5, "Too many tries: no card can be started for 1 hour", "See my cards"],
    ["zh_CN", 5.5, "尝试次数过多：6小时内不能添加银行卡", "查看我的银行卡"],
  ])(
    "F11 in %s, of a freeze with %d hours left, that is said and no card is asked for",
    async (language, hours, said, to) => {
      const { place, words, press, back } = await show("/addCard", frozen(hours, false), language);
      expect(words()).toContain(said);
      expect(place.querySelector("input, #send-card")).toBeNull();
      expect(place.querySelector("#cards")?.textContent).toBe(to);
      await press("cards");
      expect(back).toHaveBeenCalledWith("/cardList");
    },
  );

  it("F11 of a freeze in which a card that was begun can be sent again, that is said above its fields", async () => {
    const { place, words } = await show("/addCard", frozen(23.9, true));
    const said = words().indexOf("Too many tries: no card can be started for 24 hours");
    expect(said).toBeGreaterThan(-1);
    expect(words().indexOf("Card number")).toBeGreaterThan(said);
    expect(words()).toContain("The card that you began can still be finished: enter it again.");
    expect(place.querySelector("#send-card")).not.toBeNull();
  });

  it("F11 a freeze that is over says nothing", async () => {
    const { place, words } = await show("/addCard", frozen(-0.1, false));
    expect(words()).not.toContain("Too many tries");
    expect(place.querySelector("#send-card")).not.toBeNull();
  });

  it("F11 the day's last try says for how long there is no other, offers none, and leads to the cards when its time is over", async () => {
    let told: object = extras;
    const last = { ...contents["bankcard-add"], left: 0 };
    const { fill, press, words, place, state } = await show("/addCard", {
      "userinfo-extras": () => told,
      "bankcard-add": () => {
        told = frozen(24, true)["userinfo-extras"];
        return last;
      },
    });
    await fill(card);
    await press("send-card");
    await until(() => expect(place.querySelector("#again")).toBeNull());
    expect(words()).toContain("You cannot start again for 24 hours");
    expect(place.querySelector("#send-pin")).not.toBeNull();
    expect(place.querySelector("#cards")).toBeNull();
    await act(async () => state.write("journey.activation.over", true));
    expect(place.querySelector("#cards")).not.toBeNull();
  });

  it("F11 a freeze that is met by what was typed stands there from then on", async () => {
    let told: object = extras;
    const { fill, press, words, place } = await show("/addCard", {
      "userinfo-extras": () => told,
      "bankcard-add": () => {
        told = frozen(5.9, false)["userinfo-extras"];
        return refused(3054, "Too many tries, please try again in 6 hours");
      },
    });
    await fill(card);
    await press("send-card");
    await until(() => expect(words()).toContain("Too many tries: no card can be started for 6 hours"));
    expect(place.querySelector("input")).toBeNull();
  });

  it("F11 an OTP that comes when the 15 minutes are over is said to be late, and all begins again", async () => {
    const late = refused(3199, "The time for this is over, please start again");
    const { fill, press, words, place } = await show("/addCard", { "bankcard-otp": late });
    await fill(card);
    await press("send-card");
    await fill({ "form.pin": "1234" });
    await press("send-pin");
    await fill({ "form.otp": "123456" });
    await press("send-otp");
    expect(words()).toContain("The time for this is over, please start again");
    expect(place.querySelector("#send-otp")).toBeNull();
    expect(place.querySelector("#again")?.textContent).toBe("Start again");
  });

  it.each([
    ["goes on where it was left", {}, "#send-otp"],
    ["past its time begins anew", { expireTime: 1 }, "#send-card"],
    ["that the bank ended begins anew", { over: true }, "#send-card"],
    ["that is done begins anew", { step: "done" }, "#send-card"],
  ])("F11 an activation %s", async (_which, change, button) => {
    const { engine, state, place } = await show("/addCard");
    const left = { activationGid: "a1", step: "otp", cardNo: "506150******0012", left: 2, fee: 100 };
    const expireTime = Date.now() + 600_000;
    await act(async () => state.write("journey.activation", { ...left, expireTime, ...change }));
    await act(async () => engine.arrivals.arrive("/addCard"));
    expect(place.querySelector(button)).not.toBeNull();
  });

  const [active, inactive, locked] = contents["bankcard-list"].cards;
  const spare = { ...active, bankcardGid: "c5", bankShortName: "FBN", isDefault: false };
  const menu = async (place: HTMLElement, nth: number) => {
    const more = () => [...place.querySelectorAll<HTMLButtonElement>('button[aria-label="Card options"]')];
    await act(async () => more()[nth]?.click());
    await until(() => expect(document.querySelector("#ask-remove")).not.toBeNull());
  };

  it.each([
    ["the default", 0, false],
    ["one not active", 1, false],
    ["a locked one", 2, false],
    ["another active one", 3, true],
  ])("E9 the menu of %s (%i) offers to make it the default: %s", async (_which, nth, offered) => {
    const cards = [active, inactive, locked, spare];
    const { place } = await show("/cardList", { "bankcard-list": { cards } });
    expect(place.textContent?.match(/Active, default/g)).toHaveLength(1);
    await menu(place, nth);
    expect(document.querySelector("#ask-default") !== null).toBe(offered);
  });

  it("E9 S13 a card is made the default once that is confirmed, the list is read again, and it pays from then on", async () => {
    const { place, asked, words, engine, read, state } = await show("/cardList", {
      "bankcard-list": { cards: [active, spare] },
    });
    await act(async () => state.write("journey.card", "c1"));
    const choose = async () => {
      await menu(place, 1);
      await act(async () => document.querySelector<HTMLButtonElement>("#ask-default")?.click());
      await until(() => expect(document.querySelector("#default-yes")).not.toBeNull());
    };
    await choose();
    await act(async () => void engine.dialogs.dismiss());
    expect(asked.map(({ call }) => call)).not.toContain("bankcard-default");
    await until(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    await choose();
    await act(async () => document.querySelector<HTMLButtonElement>("#default-yes")?.click());
    await until(() => expect(words()).toContain("This is your default card now"));
    expect(asked).toContainEqual({ call: "bankcard-default", body: { bankcardGid: "c5" } });
    expect(read("journey.card")).toBe("c5");
    await until(() => expect(asked.filter(({ call }) => call === "bankcard-list")).toHaveLength(2));
  });

  it("S13 only an active card can be chosen", async () => {
    const { place, press, read, back } = await show("/selectCard");
    const radios = [...place.querySelectorAll("[role=radio]")];
    expect(radios.map((radio) => radio.getAttribute("aria-disabled"))).toEqual([null, "true", "true"]);
    await press("use");
    expect(read("journey.card")).toBe("c1");
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("S13 without an active card it says that one must be chosen", async () => {
    const cards = contents["bankcard-list"].cards.slice(1);
    const { press, words, back } = await show("/selectCard", { "bankcard-list": { cards } });
    await press("use");
    expect(words()).toContain("Please choose a card");
    expect(back).not.toHaveBeenCalled();
  });
});
