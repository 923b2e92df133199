import { type AmfValue, propertyOf, readAmf0, writeAmf0, writeEcmaArray } from '../rtmp/amf0.ts';
import { RtmpError } from '../rtmp/rtmpError.ts';

const NAME = 'onMetaData';
/** The numbers that players use. Other properties of a publisher's metadata are not passed on. */
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
 * Reads the metadata that players use.
 * @returns undefined for another kind of data, or data that is malformed
 */
export function readMetadata(payload: Buffer): Metadata | undefined {
  const [name, properties] = readValues(payload);
  if (name !== NAME) return undefined;
  const read = new Map<string, number>();
  for (const key of NUMBERS) {
    const value = propertyOf(properties, key);
    if (typeof value === 'number' && Number.isFinite(value)) read.set(key, value);
  }
  return read;
}

export const writeMetadata = (metadata: Metadata): Buffer => Buffer.concat([writeAmf0(NAME), writeEcmaArray(metadata)]);

function readValues(payload: Buffer): readonly AmfValue[] {
  try {
    return readAmf0(payload);
  } catch (error) {
    if (error instanceof RtmpError) return [];
    throw error;
  }
}
