import { useEffect, useRef } from "react";

/** Takes a photo that arrives as a data address, once for each that comes. */
export function usePhotoOf(given: string | undefined, take: (file: Blob) => Promise<void>): void {
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    if (given) void taking.current(blobOf(given));
  }, [given]);
}

/** The bytes of a data address; what is none becomes an empty file, which is no picture. */
function blobOf(address: string): Blob {
  const [, type, data = ""] = /^data:([\w/-]+);base64,(.*)$/.exec(address) ?? [];
  try {
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
  } catch {
    return new Blob();
  }
}
