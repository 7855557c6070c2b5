import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import type { Letterhead, Paper } from "./paper.ts";

const require = createRequire(import.meta.url);
/** Of Noto Sans, which has the naira sign and the letters of Nigeria's languages; a file holds only the letters it needs. */
const FONTS = {
  plain: () => require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  strong: () => require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
};
const INK = "#1A1F1D";
const SOFT = "#55605B";
const LINE = "#D5DBD8";
const SHADE = "#F2F4F3";
/** Points: a margin of A4, and how much a cell keeps free. */
const MARGIN = 50;
const CELL = 6;
const FOOT = 30;

type Sheet = InstanceType<typeof PDFDocument>;

/** A paper as a PDF of A4 pages whose text can be selected. The library is loaded when the first is asked for. */
export async function drawPaper(paper: Paper, head: Letterhead): Promise<Buffer> {
  const { default: Pdf } = await import("pdfkit");
  const sheet = new Pdf({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: "en",
    displayTitle: true,
    info: { Title: `${paper.title} ${paper.number}`, Author: head.legalName },
  });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((done, failed) => {
    sheet.on("data", (piece: Buffer) => pieces.push(piece));
    sheet.on("end", done);
    sheet.on("error", failed);
  });
  for (const [name, file] of Object.entries(FONTS)) sheet.registerFont(name, file());
  drawHead(sheet, head);
  drawTitle(sheet, paper, head);
  drawFacts(sheet, paper.facts);
  drawTable(sheet, paper.table, head);
  for (const note of paper.notes) {
    sheet.moveDown(0.8);
    write(sheet, "plain", 9, SOFT).text(note, MARGIN, sheet.y, { width: widthOf(sheet), lineGap: 2 });
  }
  drawFeet(sheet, head);
  sheet.end();
  await ended;
  return Buffer.concat(pieces);
}

/** A letter of a name with a dot below stays one letter to who copies it, and is not taken apart into its marks. */
const WHOLE = { ccmp: false };
const widthOf = (sheet: Sheet): number => sheet.page.width - 2 * MARGIN;
const endOf = (sheet: Sheet): number => sheet.page.height - MARGIN - FOOT;
const write = (sheet: Sheet, font: keyof typeof FONTS, size: number, colour = INK): Sheet =>
  sheet.font(font).fontSize(size).fillColor(colour);

function drawHead(sheet: Sheet, { name, legalName, address, contact, colour, onColour }: Letterhead): void {
  const half = widthOf(sheet) / 2;
  sheet.roundedRect(MARGIN, MARGIN, 36, 36, 7).fill(colour);
  write(sheet, "strong", 20, onColour).text(name.charAt(0), MARGIN, MARGIN + 4, {
    width: 36,
    align: "center",
  });
  write(sheet, "strong", 15, colour).text(name, MARGIN + 46, MARGIN - 2, { width: half });
  write(sheet, "plain", 9, SOFT).text(legalName, { width: half });
  write(sheet, "plain", 9, SOFT).text(address, { width: half });
  const left = sheet.y;
  write(sheet, "plain", 9, SOFT).text(contact.join("\n"), MARGIN + half, MARGIN, {
    width: half,
    align: "right",
  });
  const below = Math.max(left, sheet.y, MARGIN + 40) + 10;
  sheet
    .moveTo(MARGIN, below)
    .lineTo(MARGIN + widthOf(sheet), below)
    .lineWidth(1.5)
    .stroke(colour);
  sheet.x = MARGIN;
  sheet.y = below + 18;
}

function drawTitle(sheet: Sheet, { title, number }: Paper, { colour }: Letterhead): void {
  write(sheet, "strong", 18).text(title, MARGIN, sheet.y, { width: widthOf(sheet) });
  write(sheet, "plain", 11, colour).text(number, { width: widthOf(sheet) });
  sheet.moveDown(0.8);
}

/** Two columns of facts, each label above what it says. */
function drawFacts(sheet: Sheet, facts: Paper["facts"]): void {
  const width = widthOf(sheet) / 2;
  for (let at = 0; at < facts.length; at += 2) {
    const top = sheet.y;
    let below = top;
    for (const [side, [label, value]] of facts.slice(at, at + 2).entries()) {
      const x = MARGIN + side * width;
      write(sheet, "plain", 9, SOFT).text(label, x, top, { width: width - CELL });
      write(sheet, "plain", 11).text(value, x, sheet.y, { width: width - CELL, features: WHOLE });
      below = Math.max(below, sheet.y);
    }
    sheet.y = below + 7;
  }
  sheet.moveDown(0.5);
}

function drawTable(sheet: Sheet, { head, rows, total, widths, figuresFrom }: Paper["table"], by: Letterhead): void {
  const drawRow = (cells: readonly string[], font: keyof typeof FONTS, ground?: string, colour = INK): void => {
    write(sheet, font, 9.5);
    const sizes = widths.map((share) => share * widthOf(sheet) - 2 * CELL);
    const height =
      Math.max(...cells.map((cell, at) => sheet.heightOfString(cell || " ", { width: sizes[at] }))) + 2 * CELL;
    if (sheet.y + height > endOf(sheet)) {
      sheet.addPage();
      if (cells !== head) drawRow(head, "strong", by.colour, by.onColour);
    }
    const top = sheet.y;
    if (ground) sheet.rect(MARGIN, top, widthOf(sheet), height).fill(ground);
    write(sheet, font, 9.5, colour);
    let x = MARGIN;
    for (const [at, cell] of cells.entries()) {
      const align = at < figuresFrom ? "left" : "right";
      if (cell) sheet.text(cell, x + CELL, top + CELL, { width: sizes[at], align });
      x += (sizes[at] ?? 0) + 2 * CELL;
    }
    const below = top + height;
    sheet
      .moveTo(MARGIN, below)
      .lineTo(MARGIN + widthOf(sheet), below)
      .lineWidth(0.5)
      .stroke(LINE);
    sheet.x = MARGIN;
    sheet.y = below;
  };
  drawRow(head, "strong", by.colour, by.onColour);
  for (const row of rows) drawRow(row, "plain");
  drawRow(total, "strong", SHADE);
}

function drawFeet(sheet: Sheet, { made, page }: Letterhead): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    sheet.switchToPage(at);
    // Below the margin nothing is written but this: with it, the library would begin another page.
    sheet.page.margins.bottom = 0;
    const y = sheet.page.height - MARGIN;
    write(sheet, "plain", 8, SOFT).text(made, MARGIN, y, {
      width: widthOf(sheet) * 0.8,
      lineBreak: false,
    });
    const number = page(at - start + 1, count);
    sheet.text(number, MARGIN, y, { width: widthOf(sheet), align: "right", lineBreak: false });
  }
}
