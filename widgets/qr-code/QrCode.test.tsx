import { cleanup, screen } from "@testing-library/react";
import { encode } from "uqr";
import { afterEach, describe, expect, it } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { codePath } from "./code-path.ts";
import { QrCode } from "./QrCode.tsx";
import { there } from "../../tests/there.ts";

afterEach(cleanup);

/** The modules that a path of bars makes dark. */
function modulesOf({ side, path }: { side: number; path: string }): boolean[][] {
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(length); at++) there(modules[Number(y)])[Number(x) + at] = true;
  return modules;
}

const link = "https://example.com/#/start?b=1&c=2&id=0123456789abcdef0123456789abcdef&activity=invite";

describe("S19 a QR code", () => {
  it.each([["HELLO"], [link], ["中文也可以"]])("draws every module of %s, and no other", (text) => {
    const drawn = codePath(text);
    expect(modulesOf(drawn)).toEqual(encode(text, { border: 4, ecc: "M" }).data);
    expect(drawn.path.replace(/M\d+ \d+h(\d+)v1h-\1z/g, "")).toBe("");
  });

  it("keeps the white around it that cameras need, and its three corners", () => {
    const modules = modulesOf(codePath(link));
    const { length } = modules;
    const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [x, y] : [])));
    expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, length - 5]);
    const corner = (x: number, y: number) =>
      there(modules[y])
        .slice(x, x + 7)
        .every(Boolean);
    expect([corner(4, 4), corner(length - 11, 4), corner(4, length - 5), corner(length - 11, length - 5)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("has a name, and a drawing that needs no style of its own (R80)", () => {
    showWidget(QrCode, { props: { text: link, label: "QR code of your link", hint: "Let a friend scan it." } });
    const code = screen.getByRole("img", { name: "QR code of your link" });
    expect(code.querySelector("path")?.getAttribute("d")).toBe(codePath(link).path);
    expect(code.outerHTML).not.toMatch(/style=|href=/);
    expect(screen.getByText("Let a friend scan it.")).toBeTruthy();
  });
});
