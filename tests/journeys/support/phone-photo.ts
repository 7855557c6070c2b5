import type { Page } from "@playwright/test";

/** A photo as phones take them: large, with the place where it was taken. */
export async function phonePhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 4000, height: 3000 });
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    for (let x = 0; x < 4000; x += 40) {
      pen.fillStyle = `hsl(${x % 360} 80% 50%)`;
      for (let y = x % 80; y < 3000; y += 80) pen.fillRect(x, y, 33, 57);
    }
    return canvas.toDataURL("image/jpeg", 1);
  });
  const picture = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const told = Buffer.from("Exif\0\0GPS 6.4281 3.4219");
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, told.length + 2]), told]);
  const buffer = Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]);
  return { name: "photo.jpg", mimeType: "image/jpeg", buffer };
}

/** The JPEG pictures that the page sends to a path from now on. */
export function sentPictures(page: Page, path: string): Buffer[] {
  const sent: Buffer[] = [];
  page.on("request", (request) => {
    if (!request.url().includes(path)) return;
    const image = /"image":"data:image\/jpeg;base64,([^"]+)"/.exec(request.postData() ?? "")?.[1] ?? "";
    sent.push(Buffer.from(image, "base64"));
  });
  return sent;
}
