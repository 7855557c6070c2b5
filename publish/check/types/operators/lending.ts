import {
  anything,
  boolean,
  either,
  list,
  listOf,
  nothing,
  numberOf,
  object,
  oneOf,
  record,
  text,
  type Type,
} from "../type.ts";
import { sameList } from "./same-list.ts";
import { type Signatures, taken } from "./signature.ts";

const kobo = numberOf("kobo");
const moment = numberOf("moment");
const days = numberOf("days");
const percent = numberOf("percent");
const share = numberOf("share");
const plain = numberOf("plain");
/** What the lender says of a loan, and of a period of it. */
const loanStatus: Type = { is: "number", unit: "code", known: [10, 20, 30, 40, 50, 60, 71, 72] };
const timeOfDay: Type = { is: "text", holds: "time of day", like: "^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$" };
const date: Type = { is: "text", holds: "date", like: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" };
const phone: Type = { is: "text", holds: "phone number" };
const language: Type = { is: "text", holds: "language", like: "^[a-z]{2}_[A-Z]{2}$" };
/** 4 December 2026, 06:59:59 in Lagos. */
const due = 1796363999000;

const cost = object({
  interest: kobo,
  fee: kobo,
  tax: kobo,
  discount: kobo,
  cost: kobo,
  net: kobo,
  due: kobo,
  apr: either(percent, nothing),
});
const part = object({ period: plain, principal: kobo, interest: kobo, fee: kobo, tax: kobo, amount: kobo });

export const lending: Signatures = {
  money: {
    says: "An amount as it is shown.",
    takes: [taken("amount", kobo)],
    gives: text,
    example: { expression: { money: [1299950] }, comes: "₦12,999.50" },
  },
  percent: {
    says: "A rate in percent as it is shown, with two decimals at most.",
    takes: [taken("rate", percent)],
    gives: text,
    example: { expression: { percent: [1117.08] }, comes: "1,117.08%" },
  },
  date: {
    says: "The day of a moment in Lagos.",
    takes: [taken("moment", moment)],
    gives: text,
    example: { expression: { date: [due] }, comes: "04/12/2026" },
  },
  "date-time": {
    says: "The day and the time of a moment in Lagos.",
    takes: [taken("moment", moment)],
    gives: text,
    example: { expression: { "date-time": [due] }, comes: "04/12/2026 06:59" },
  },
  "date-words": {
    says: "A moment in Lagos in the words of a language.",
    takes: [taken("moment", moment), taken("language", language)],
    gives: text,
    example: { expression: { "date-words": [due, "en_US"] }, comes: "Friday 4 December 2026, 06:59" },
  },
  "day-words": {
    says: "The day of a moment in Lagos in the words of a language, for a sentence.",
    takes: [taken("moment", moment), taken("language", language)],
    gives: text,
    example: { expression: { "day-words": [due, "en_US"] }, comes: "Friday 4 December 2026" },
  },
  "month-words": {
    says: "The month in Lagos that holds a moment, in the words of a language.",
    takes: [taken("moment", moment), taken("language", language)],
    gives: text,
    example: { expression: { "month-words": [due, "en_US"] }, comes: "December 2026" },
  },
  "days-until": {
    says: "How many days in Lagos until a moment: 0 on the day itself, negative after it.",
    takes: [taken("moment", moment), taken("now", moment)],
    gives: days,
    example: { expression: { "days-until": [due, 1796338799000] }, comes: 1 },
  },
  "due-time": {
    says: "The time of a day in Lagos, so many days after a moment.",
    takes: [taken("moment", moment), taken("days", days), taken("time", timeOfDay)],
    gives: moment,
    example: { expression: { "due-time": [1795154400000, 14, "06:59:59"] }, comes: due },
  },
  split: {
    says: "The parts of a text between a separator.",
    takes: [taken("text", text), taken("separator", text)],
    gives: listOf(text),
    example: { expression: { split: ["09/27", "/"] }, comes: ["09", "27"] },
  },
  "calendar-day": {
    says: "The number of a calendar date yyyy-MM-dd, so that dates can be compared; no date is an error.",
    takes: [taken("date", date)],
    gives: days,
    example: { expression: { "calendar-day": ["1970-01-02"] }, comes: 1 },
  },
  "full-years": {
    says: "Full years in Lagos from a date yyyy-MM-dd to a moment: an age.",
    takes: [taken("date", date), taken("now", moment)],
    gives: numberOf("years"),
    example: { expression: { "full-years": ["2000-12-04", due] }, comes: 26 },
  },
  "card-ends": {
    says: "The end of the month MM/YY in Lagos; no month is an error.",
    takes: [taken("month", text)],
    gives: moment,
    example: { expression: { "card-ends": ["12/26"] }, comes: 1798758000000 },
  },
  "loan-cost": {
    says: "What a loan costs: amounts, and the annual rate in percent.",
    takes: [
      taken("principal", kobo),
      taken("rate", share),
      taken("interest", share),
      taken("tax", share),
      taken("mode", oneOf("front", "post")),
      taken("days", days),
      { ...taken("discount", kobo), optional: true },
    ],
    gives: cost,
    givesInWords: "an object: interest, fee, tax, discount, cost, net, due in kobo, apr in percent",
    example: {
      expression: { "loan-cost": [1000000, 0.28, 0.05, 0.075, "post", 14] },
      comes: {
        interest: 14000,
        fee: 266000,
        tax: 19950,
        discount: 0,
        cost: 299950,
        net: 1000000,
        due: 1299950,
        apr: 782.01,
      },
    },
  },
  "all-charges": {
    says: "Interest, fee and tax in all of one of this lender's own loans.",
    takes: [taken("principal", kobo), taken("rate", share)],
    gives: kobo,
    example: { expression: { "all-charges": [1000000, 0.28] }, comes: 299950 },
  },
  "split-installments": {
    says: "Amounts split into periods; the last takes the rest.",
    takes: [
      taken("principal", kobo),
      taken("interest", kobo),
      taken("fee", kobo),
      taken("tax", kobo),
      taken("count", plain),
    ],
    gives: listOf(part),
    givesInWords: "a list of objects: period, principal, interest, fee, tax, amount in kobo",
    example: {
      expression: { "split-installments": [1000, 0, 101, 0, 2] },
      comes: [
        { period: 1, principal: 500, interest: 0, fee: 50, tax: 0, amount: 550 },
        { period: 2, principal: 500, interest: 0, fee: 51, tax: 0, amount: 551 },
      ],
    },
  },
  "voucher-discount": {
    says: "What a coupon takes off the fee; without one, or with one that is not for this principal, nothing.",
    takes: [
      taken("voucher", either(record, nothing)),
      taken("principal", kobo),
      taken("interest", kobo),
      taken("fee", kobo),
    ],
    gives: kobo,
    example: { expression: { "voucher-discount": [{ var: "voucher" }, 1000000, 20000, 260000] }, given: {}, comes: 0 },
  },
  "loan-tone": {
    says: "The tone of the status of a loan or a period that is due in so many days: a warning from three days before; of a status that nobody knows, neutral.",
    takes: [taken("status", loanStatus), taken("days", either(days, nothing))],
    gives: oneOf("neutral", "info", "good", "warn", "danger"),
    example: { expression: { "loan-tone": [50, -1] }, comes: "danger" },
  },
  phone: {
    says: "The digits of a phone number as it was typed, without separators and country code.",
    takes: [taken("typed", phone)],
    gives: phone,
    example: { expression: { phone: ["+234 803 123 4567"] }, comes: "8031234567" },
  },
  "phone-stored": {
    says: "A phone number as it is kept: 10 digits, without the leading 0.",
    takes: [taken("typed", phone)],
    gives: phone,
    example: { expression: { "phone-stored": ["0803 123 4567"] }, comes: "8031234567" },
  },
  "phone-shown": {
    says: "A phone number with its middle hidden.",
    takes: [taken("stored", phone)],
    gives: { is: "text", joined: true },
    example: { expression: { "phone-shown": ["8031234567"] }, comes: "0803 *** 4567" },
  },
  luhn: {
    says: "Whether the digits of a card number carry the right check digit.",
    takes: [taken("typed", text)],
    gives: boolean,
    example: { expression: { luhn: ["4111111111111111"] }, comes: true },
  },
  "card-shown": {
    says: "A masked card number as people know their cards.",
    takes: [taken("masked", text)],
    gives: text,
    example: { expression: { "card-shown": ["506150******0012"] }, comes: "•••• 0012" },
  },
  "share-of": {
    says: "A whole number from 0 to 99, always the same for the same text: so many percent of devices have less.",
    takes: [taken("text", text)],
    gives: numberOf("percent", { least: 0, most: 99 }),
    example: { expression: { "share-of": ["device"] }, comes: 99 },
  },
  "mark-of": {
    says: "Seven signs, always the same for the same text, out of which nobody reads it.",
    takes: [taken("text", text)],
    gives: text,
    example: { expression: { "mark-of": ["user"] }, comes: "0qrmg3m" },
  },
  search: {
    says: "The elements whose texts hold every word that was typed; with nothing typed, all.",
    takes: [taken("list", list), taken("typed", text)],
    ...sameList,
    example: {
      expression: { search: [{ var: "questions" }, "PAY"] },
      given: { questions: [{ title: "How do I pay?" }, { title: "Who lends?" }] },
      comes: [{ title: "How do I pay?" }],
    },
  },
  offered: {
    says: "The elements that are in their time and lead somewhere: to one of the routes, or a host of the list.",
    takes: [taken("list", list), taken("now", moment), taken("routes", listOf(text)), taken("hosts", listOf(text))],
    ...sameList,
    example: {
      expression: { offered: [{ var: "slides" }, due, ["/bill"], []] },
      given: {
        slides: [
          { id: "a", linkUrl: "/bill" },
          { id: "b", linkUrl: "/closed" },
        ],
      },
      comes: [{ id: "a", linkUrl: "/bill" }],
    },
  },
  trim: {
    says: "A text without the blanks around it; what is no text stays.",
    takes: [taken("value", anything)],
    gives: anything,
    givesOf: ([value = anything]) => value,
    givesInWords: "the text",
    example: { expression: { trim: ["  Ada "] }, comes: "Ada" },
  },
  mailbox: {
    says: "The mailbox of an e-mail address, the same for any spelling in capitals and small letters; what is no text stays.",
    takes: [taken("address", anything)],
    gives: anything,
    givesOf: ([address = anything]) => address,
    givesInWords: "the mailbox",
    example: { expression: { mailbox: ["Bola.O@Mail.Example"] }, comes: "bola.o@mail.example" },
  },
  plain: {
    says: 'Whether a text shows all that it holds; with "lines" it may have line breaks.',
    takes: [taken("value", anything), { ...taken("lines", oneOf("lines")), optional: true }],
    gives: boolean,
    example: { expression: { plain: ["Ada"] }, comes: true },
  },
};
