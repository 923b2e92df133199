import type { SharedText } from '#domain/connection/transport.ts';

const TEXT_FINAL = 0x81;
const frames = new WeakMap<SharedText, Buffer>();

/** Returns the bytes of a push as an unmasked text frame (RFC 6455 §5.2), created once. */
export function frameOf(shared: SharedText): Buffer {
  const kept = frames.get(shared);
  if (kept !== undefined) return kept;
  const made = encodeFrame(shared.text);
  frames.set(shared, made);
  return made;
}

/** Returns the bytes of a text as an unmasked text frame. */
export function encodeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = TEXT_FINAL;
  if (headLength === 2) frame[1] = length;
  else if (headLength === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headLength);
  return frame;
}
