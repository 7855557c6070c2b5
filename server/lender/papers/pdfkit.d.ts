/** What is used of pdfkit, which brings no types of its own. */
declare module "pdfkit" {
  interface Written {
    width?: number | undefined;
    align?: "left" | "right" | "center";
    lineGap?: number;
    lineBreak?: boolean;
    features?: Readonly<Record<string, boolean>>;
  }

  export default class PDFDocument {
    constructor(options: {
      size: "A4";
      margins: { top: number; left: number; right: number; bottom: number };
      bufferPages: boolean;
      lang: string;
      displayTitle: boolean;
      info: { Title: string; Author: string };
    });
    x: number;
    y: number;
    page: { width: number; height: number; margins: { bottom: number } };
    on(event: "data", heard: (piece: Buffer) => void): this;
    on(event: "end", heard: () => void): this;
    on(event: "error", heard: (error: Error) => void): this;
    end(): void;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    lineWidth(points: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    moveDown(lines?: number): this;
    text(words: string, options?: Written): this;
    text(words: string, x: number, y: number, options?: Written): this;
    heightOfString(words: string, options?: Written): number;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(number: number): this;
  }
}
