import { expect, it } from "vitest";
import { nearestLike } from "./nearest-like.ts";

const length = "^0\\.[0-9]{1,3}rem$";
const id = "^[a-z]+(-[a-z]+)*$";

const host = "^\\.?([a-z0-9-]+\\.)+[a-z0-9-]+$";
const time = "^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$";
const hours = "^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$|^00:00-24:00$";
const phone = "^\\+?[0-9]([ -]?[0-9]){3,14}$";
const route = "^(/([A-Za-z0-9_-]+|\\{[a-zA-Z]+\\??\\})+)+$";
const origin = "^https://([a-z0-9-]+\\.)*[a-z0-9-]+(:[0-9]+)?$";
const dayOfYear =
  "^((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))$";
const day = "^20[0-9]{2}-(0[1-9]|1[0-2])-[0-3][0-9]$";
const colour = "^#[0-9A-Fa-f]{6}$";

it.each<[text: string, pattern: string, meant: string | undefined]>([
  ["https://x.example", host, "x.example"],
  ["http://X.example:8080/a?b#c", host, "x.example"],
  ["evil.example/", host, "evil.example"],
  [" a.example ", host, "a.example"],
  ["https://localhost", host, undefined],
  [" Kestrow.ng ", "^[A-Za-z.]+$", "Kestrow.ng"],
  [" Kestrow ", "^[A-Za-z]+( [A-Za-z]+)*$", "Kestrow"],
  ["9:00", time, "09:00:00"],
  ["09:00", time, "09:00:00"],
  ["9.30", time, "09:30:00"],
  ["9:00:05", time, "09:00:05"],
  ["25:00", time, undefined],
  ["9", time, undefined],
  ["08:00\u201320:00", hours, "08:00-20:00"],
  ["8-20", hours, "08:00-20:00"],
  ["8:30 to 20", hours, "08:30-20:00"],
  ["00:00 - 24:00", hours, "00:00-24:00"],
  ["8-25", hours, undefined],
  ["#fff", colour, "#ffffff"],
  ["A1b", colour, "#AA11bb"],
  ["1A2B3C", colour, "#1A2B3C"],
  ["rgb(1,2,3)", colour, "#010203"],
  ["RGB(255 128 0)", colour, "#ff8000"],
  ["rgb(256,0,0)", colour, undefined],
  ["O2017160000", phone, "02017160000"],
  ["o2O17-l60O I0", phone, "02017-1600 10"],
  ["+234 8O3", phone, "+234 803"],
  ["call O20", phone, undefined],
  ["OOOO", phone, undefined],
  ["suggest", route, "/suggest"],
  ["lendResult/{status?}", route, "/lendResult/{status?}"],
  ["#/h5AppDown", route, "/h5AppDown"],
  ["/suggest/", route, "/suggest"],
  ["suggest/", route, "/suggest"],
  ["https://app.example", route, undefined],
  ["app.example", route, undefined],
  ["https://api.lender.example/", origin, "https://api.lender.example"],
  ["https://api.lender.example:8080/v1", origin, undefined],
  ["25-12", dayOfYear, "12-25"],
  ["25/12", dayOfYear, "12-25"],
  ["12/25", dayOfYear, "12-25"],
  ["25.12.", dayOfYear, "12-25"],
  ["10-1", dayOfYear, "10-01"],
  ["5/12", dayOfYear, "12-05"],
  ["31/12/2027", day, "2027-12-31"],
  ["2027/3/10", day, "2027-03-10"],
])("takes %j as people write it elsewhere: %#", (text, pattern, meant) => {
  expect(nearestLike(text, pattern)).toBe(meant);
});

it.each<[what: string, text: string, pattern: string, meant: string | undefined]>([
  ["two letters exchanged", "0.28rme", length, "0.28rem"],
  ["a letter too many", "0.28remm", length, "0.28rem"],
  ["a letter missing", "0.28rm", length, "0.28rem"],
  ["another letter", "0.28rwm", length, "0.28rem"],
  ["large letters", "Loan-List", id, "loan-list"],
  ["nothing, where any letter would do", "at", "^[a-z]at$", undefined],
  ["nothing of figures", "9rem", length, undefined],
  ["nothing of signs", ".com", "^[a-z]+\\.[a-z]+$", undefined],
  ["nothing of what is far from it", "wide", length, undefined],
  ["nothing of what is as it should be but for its length", "a".repeat(61), "^b$", undefined],
])("suggests %s: %s", (_, text, pattern, meant) => {
  expect(nearestLike(text, pattern)).toBe(meant);
});
