/** The fields before the parameter sets: version, profile, compatibility, level and the size of lengths. */
const FIXED_BYTES = 5;
const VERSION = 1;
/** The index of an AAC sampling rate that is written out in 24 bits. */
const OWN_RATE = 15;

/** Whether the bytes are a whole AVCDecoderConfigurationRecord (ISO/IEC 14496-15) with SPS and PPS. */
export function isVideoConfig(bytes: Buffer): boolean {
  if (bytes[0] !== VERSION) return false;
  const behindSps = endOfSets(bytes, FIXED_BYTES, 0x1f);
  return behindSps !== undefined && endOfSets(bytes, behindSps, 0xff) !== undefined;
}

/** Whether the bytes are an AudioSpecificConfig (ISO/IEC 14496-3). */
export function isAudioConfig(bytes: Buffer): boolean {
  const [first = 0, second = 0] = bytes;
  const objectType = first >> 3;
  const rateIndex = ((first & 7) << 1) | (second >> 7);
  return objectType !== 0 && bytes.length >= (rateIndex === OWN_RATE ? 5 : 2);
}

/** @returns the offset behind the parameter sets at `at`; undefined if there is none or a set is empty or cut */
function endOfSets(bytes: Buffer, at: number, countMask: number): number | undefined {
  const count = (bytes[at] ?? 0) & countMask;
  if (count === 0) return undefined;
  let end = at + 1;
  for (let set = 0; set < count; set += 1) {
    if (end + 2 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(end);
    end += 2 + length;
    if (length === 0 || end > bytes.length) return undefined;
  }
  return end;
}
