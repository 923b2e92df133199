/** Facts from the header of a JPEG, before the picture is decoded. */
export interface JpegFrame {
  readonly width: number;
  readonly height: number;
  /** A progressive picture is in memory as a whole until its last pass. */
  readonly progressive: boolean;
}

const PREFIX = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const PROGRESSIVE: ReadonlySet<number> = new Set([0xc2, 0xc6, 0xca, 0xce]);
/** The markers between the frame markers: tables of Huffman codes, an extension, and arithmetic conditioning. */
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Ignores pictures inside of metadata.
 * @returns undefined without a header before the first scan
 */
export function readJpegFrame(jpeg: Uint8Array): JpegFrame | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at + 4 <= jpeg.length) {
    if (view.getUint8(at) !== PREFIX) return undefined;
    const marker = view.getUint8(at + 1);
    // Any number of fill bytes may precede a marker.
    if (marker === PREFIX) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) {
      if (at + 9 > jpeg.length) return undefined;
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return width > 0 && height > 0 ? { width, height, progressive: PROGRESSIVE.has(marker) } : undefined;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
