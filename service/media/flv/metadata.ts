import { propertyOf, readAmf0, writeAmf0, writeEcmaArray } from '../rtmp/amf0.ts';

const NAME = 'onMetaData';
/** What players use. Anything else that a publisher writes stays here. */
const NUMBERS = [
  'width',
  'height',
  'framerate',
  'videodatarate',
  'audiodatarate',
  'audiosamplerate',
  'audiosamplesize',
  'videocodecid',
  'audiocodecid',
];

/** The numbers of a publisher's metadata by name. */
export type Metadata = ReadonlyMap<string, number>;

/**
 * Reads the metadata that players use; undefined when it is another kind of data.
 * @throws RtmpError `amf` when it cannot be read
 */
export function readMetadata(payload: Buffer): Metadata | undefined {
  const [name, properties] = readAmf0(payload);
  if (name !== NAME) return undefined;
  const read = new Map<string, number>();
  for (const key of NUMBERS) {
    const value = propertyOf(properties, key);
    if (typeof value === 'number' && Number.isFinite(value)) read.set(key, value);
  }
  return read;
}

export const writeMetadata = (metadata: Metadata): Buffer => Buffer.concat([writeAmf0(NAME), writeEcmaArray(metadata)]);
