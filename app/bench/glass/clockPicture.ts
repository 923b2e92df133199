/** A picture of blocks that encodes a time, light for 1 and dark for 0. Blocks remain readable after any video encoding. */
export const CLOCK = { width: 320, height: 180, columns: 8, rows: 5 } as const;

const TIME_BITS = 32;
const CHECK_BITS = 8;
const LIGHT = 220;
const DARK = 35;

/** The sum of the time's bytes, so that a picture between two times is not read as a third time. */
const checkOf = (time: number): number =>
  ((time >>> 24) + ((time >>> 16) & 255) + ((time >>> 8) & 255) + (time & 255) + 0x5a) & 255;

/** @param time in milliseconds; its lower 32 bits are drawn */
export function drawClock(time: number): Uint8Array {
  const { width, height, columns, rows } = CLOCK;
  const low = (time % 2 ** TIME_BITS) >>> 0;
  const check = checkOf(low);
  const picture = new Uint8Array(width * height);
  for (let bit = 0; bit < TIME_BITS + CHECK_BITS; bit += 1) {
    const isSet = bit < TIME_BITS ? (low >>> bit) & 1 : (check >>> (bit - TIME_BITS)) & 1;
    const left = (bit % columns) * (width / columns);
    const top = Math.floor(bit / columns) * (height / rows);
    for (let y = top; y < top + height / rows; y += 1)
      picture.fill(isSet === 1 ? LIGHT : DARK, y * width + left, y * width + left + width / columns);
  }
  return picture;
}

/**
 * Reads the time of a picture.
 *
 * @param brightnessAt the brightness of a pixel, from 0 to 255
 * @returns the lower 32 bits of the time, or undefined
 */
export function readClock(brightnessAt: (x: number, y: number) => number): number | undefined {
  const { width, height, columns, rows } = CLOCK;
  let time = 0;
  let check = 0;
  for (let bit = 0; bit < TIME_BITS + CHECK_BITS; bit += 1) {
    const x = Math.floor(((bit % columns) + 0.5) * (width / columns));
    const y = Math.floor((Math.floor(bit / columns) + 0.5) * (height / rows));
    const brightness = brightnessAt(x, y);
    if (Math.abs(brightness - (LIGHT + DARK) / 2) < 30) return undefined;
    if (brightness < (LIGHT + DARK) / 2) continue;
    if (bit < TIME_BITS) time = (time | (1 << bit)) >>> 0;
    else check |= 1 << (bit - TIME_BITS);
  }
  return check === checkOf(time) ? time : undefined;
}
