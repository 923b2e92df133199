/** A tag of an FLV file: a frame, a piece of sound, or decoder settings. */
export interface FlvTag {
  /** 8 sound, 9 picture, 18 data. */
  readonly type: number;
  /** Milliseconds since the start of the file. */
  readonly at: number;
  readonly body: Uint8Array;
}

export interface FlvFile {
  /** Metadata and the settings of both decoders. */
  readonly first: readonly FlvTag[];
  /** Frames and sound in order. The first tag is a key frame. */
  readonly tags: readonly FlvTag[];
  /** The milliseconds after which it may start again. */
  readonly length: number;
}

const FILE_HEADER_BYTES = 9;
const TAG_HEADER_BYTES = 11;
const SIZE_BYTES = 4;
const SOUND = 8;
const PICTURE = 9;

/** The header of an FLV with sound and picture. */
export const FLV_HEADER = new Uint8Array([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]);

/** Whether a decoder can start at a tag. */
export const isKeyFrame = ({ type, body }: FlvTag): boolean => type === PICTURE && (body[0] ?? 0) >> 4 === 1;

/** Whether a tag has decoder settings or the file's metadata. */
const isFirst = ({ type, body }: FlvTag): boolean => (type !== PICTURE && type !== SOUND) || body[1] === 0;

/** Whether a tag ends the pictures of a file. A loop skips it. */
const isEnd = ({ type, body }: FlvTag): boolean => type === PICTURE && body[1] === 2;

/**
 * Reads an FLV file.
 *
 * @throws RangeError if it is truncated or has no frame
 */
export function readFlv(bytes: Uint8Array): FlvFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const all: FlvTag[] = [];
  for (let at = FILE_HEADER_BYTES + SIZE_BYTES; at < bytes.length; ) {
    const size = view.getUint32(at) & 0xffffff;
    const start = at + TAG_HEADER_BYTES;
    const time = (view.getUint32(at + 4) >>> 8) | (view.getUint8(at + 7) << 24);
    all.push({ type: view.getUint8(at), at: time, body: bytes.subarray(start, start + size) });
    at = start + size + SIZE_BYTES;
    if (at > bytes.length) throw new RangeError('the FLV file is cut off');
  }
  const tags = all.filter((tag) => !isFirst(tag) && !isEnd(tag));
  const pictures = tags.filter(({ type }) => type === PICTURE);
  const [begin, end] = [pictures[0], pictures.at(-1)];
  if (begin === undefined || end === undefined || begin === end) throw new RangeError('the FLV file has no picture');
  const frame = (end.at - begin.at) / (pictures.length - 1);
  return {
    first: all.filter(isFirst),
    tags: tags.map((tag) => ({ ...tag, at: Math.max(0, tag.at - begin.at) })),
    length: Math.round(end.at - begin.at + frame),
  };
}

/** Returns the bytes of a tag with another time, in milliseconds. */
export function writeTag({ type, body }: FlvTag, time: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(TAG_HEADER_BYTES + body.length + SIZE_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  view.setUint8(0, type);
  view.setUint32(4, (time & 0xffffff) << 8);
  view.setUint8(7, (time >>> 24) & 0xff);
  bytes.set(body, TAG_HEADER_BYTES);
  view.setUint32(TAG_HEADER_BYTES + body.length, TAG_HEADER_BYTES + body.length);
  return bytes;
}
