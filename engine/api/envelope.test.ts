import { expect, it } from "vitest";
import { isPage, readEnvelope } from "./envelope.ts";

it.each<[text: string, found: unknown]>([
  ['{"status":0,"message":"m","content":{"a":1}}', { status: 0, message: "m", content: { a: 1 } }],
  ['{"status":-1}', { status: -1, message: "", content: undefined }],
  ['{"status":3101,"message":7,"content":null}', { status: 3101, message: "", content: null }],
  ['{"status":0.5}', undefined],
  ['{"status":"0"}', undefined],
  ['{"message":"m"}', undefined],
  ["[0]", undefined],
  ["0", undefined],
  ["null", undefined],
  ["", undefined],
  ["{", undefined],
])("C4 the envelope of %s", (text, found) => expect(readEnvelope(text)).toEqual(found));

it.each<[text: string, type: string | null, page: boolean]>([
  ["<!DOCTYPE html><p>", null, true],
  ["  \n<html>", null, true],
  ["<HEAD>", "text/plain", true],
  ["<body>", null, true],
  ["Log in", "text/html; charset=utf-8", true],
  ["Log in", null, false],
  ["{}", "application/json", false],
  ["<p>", "text/plain", false],
  ['{"a":"<html>"}', "application/json", false],
])("R43 %j of type %j is a page: %s", (text, type, page) => expect(isPage(text, type)).toBe(page));
