/** Types of FLV tags; RTMP gives its messages the same numbers. */
export const TAG = { audio: 8, video: 9, data: 18 } as const;

const HEAD_BYTES = 11;
const TAIL_BYTES = 4;
const AUDIO_FLAG = 4;
const VIDEO_FLAG = 1;

/** Returns the head of an FLV stream, with the size field before the first tag. */
export function flvHeader(has: { readonly audio: boolean; readonly video: boolean }): Buffer {
  const flags = (has.audio ? AUDIO_FLAG : 0) | (has.video ? VIDEO_FLAG : 0);
  return Buffer.from([0x46, 0x4c, 0x56, 1, flags, 0, 0, 0, 9, 0, 0, 0, 0]);
}

/** Returns a tag with its size behind it. @param timestamp milliseconds, 31 bits */
export function writeFlvTag(type: number, timestamp: number, payload: Buffer): Buffer {
  const size = HEAD_BYTES + payload.length;
  const tag = Buffer.allocUnsafeSlow(size + TAIL_BYTES);
  tag[0] = type;
  tag.writeUIntBE(payload.length, 1, 3);
  tag.writeUIntBE(timestamp & 0xffffff, 4, 3);
  tag[7] = (timestamp >>> 24) & 0x7f;
  tag.writeUIntBE(0, 8, 3);
  payload.copy(tag, HEAD_BYTES);
  tag.writeUInt32BE(size, size);
  return tag;
}

/** Returns the payload of a written tag, without a copy. */
export const payloadOf = (tag: Buffer): Buffer => tag.subarray(HEAD_BYTES, -TAIL_BYTES);

export interface FlvTag {
  readonly type: number;
  readonly timestamp: number;
  readonly payload: Buffer;
}

/** Reads the tags of a whole file. @throws RangeError if the file is not FLV or is cut off */
export function readFlvTags(file: Buffer): FlvTag[] {
  if (file.toString('latin1', 0, 3) !== 'FLV') throw new RangeError('not an FLV file');
  return readTags(file.subarray(file.readUInt32BE(5) + TAIL_BYTES));
}

/** Reads the tags of a stream without its header. @throws RangeError if the bytes end within a tag */
export function readTags(bytes: Buffer): FlvTag[] {
  const tags: FlvTag[] = [];
  let at = 0;
  while (at < bytes.length) {
    const length = bytes.readUIntBE(at + 1, 3);
    const end = at + HEAD_BYTES + length;
    if (end > bytes.length) throw new RangeError('the file is cut off');
    const timestamp = bytes.readUIntBE(at + 4, 3) + (bytes[at + 7] ?? 0) * 0x1000000;
    tags.push({ type: (bytes[at] ?? 0) & 0x1f, timestamp, payload: bytes.subarray(at + HEAD_BYTES, end) });
    at = end + TAIL_BYTES;
  }
  return tags;
}
