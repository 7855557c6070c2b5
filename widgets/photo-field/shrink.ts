/** A decoded picture. */
interface Negative {
  readonly width: number;
  readonly height: number;
  /** Draws it at a size and gives it as JPEG; a canvas takes nothing along but the pixels. */
  readonly develop: (width: number, height: number, quality: number) => Promise<Blob>;
  readonly close: () => void;
}

/** Decodes a file, upright, as a browser does; a test brings its own. Rejects what is no picture. */
export type Darkroom = (file: Blob) => Promise<Negative>;

/** The longest side, px. */
export const longestSide = 1600;
/** The largest file, bytes. */
export const mostBytes = 300_000;

const qualities = [0.85, 0.75, 0.65, 0.55];
const smallest = 400;

/** A picture as JPEG of at most 1600 px and 300 kB, without metadata: less quality first, then fewer pixels. */
export async function shrink(file: Blob, open: Darkroom = browser): Promise<Blob> {
  const picture = await open(file);
  try {
    const { width, height } = picture;
    let side = Math.min(longestSide, Math.max(width, height));
    for (;;) {
      const scale = side / Math.max(width, height);
      const scaled = (length: number) => Math.max(1, Math.round(length * scale));
      for (const quality of qualities) {
        const developed = await picture.develop(scaled(width), scaled(height), quality);
        if (developed.size <= mostBytes) return developed;
      }
      side = Math.round(side * 0.75);
      if (side < smallest) throw new Error("the picture does not become small enough");
    }
  } finally {
    picture.close();
  }
}

const browser: Darkroom = async (file) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  return {
    width: bitmap.width,
    height: bitmap.height,
    close: () => bitmap.close(),
    develop: (width, height, quality) => draw(bitmap, width, height, quality),
  };
};

function draw(bitmap: ImageBitmap, width: number, height: number, quality: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  // JPEG has no transparency: what is clear would become black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/jpeg", quality),
  );
}
