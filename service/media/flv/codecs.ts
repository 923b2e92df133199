import { RtmpError } from '../rtmp/rtmpError.ts';

/** How a player treats a piece of media. */
export interface MediaFacts {
  /** Whether the piece describes the codec. A player needs it first. */
  readonly isSequenceHeader: boolean;
  /** Whether a player can begin here. Always false for sound. */
  readonly isKeyFrame: boolean;
}

const H264 = 7;
const AAC = 10;
const KEY_FRAME = 1;
const SEQUENCE_HEADER = 0;
const FRAME = 1;
/** The flag of enhanced RTMP, which carries HEVC, AV1 and VP9. */
const ENHANCED = 0x80;

/** @throws RtmpError `codec` if the video is not H.264 */
export function readVideo(payload: Buffer): MediaFacts {
  const [first = 0, packet = 0] = payload;
  if ((first & ENHANCED) !== 0 || (first & 0x0f) !== H264)
    throw new RtmpError('codec', 'Only H.264 video is accepted: choose the x264 or an H.264 encoder.');
  const isKeyFrame = first >> 4 === KEY_FRAME;
  return { isSequenceHeader: packet === SEQUENCE_HEADER, isKeyFrame: isKeyFrame && packet === FRAME };
}

/** @throws RtmpError `codec` if the sound is not AAC */
export function readAudio(payload: Buffer): MediaFacts {
  const [first = 0, packet = 0] = payload;
  if (first >> 4 !== AAC) throw new RtmpError('codec', 'Only AAC sound is accepted: choose an AAC encoder.');
  return { isSequenceHeader: packet === SEQUENCE_HEADER, isKeyFrame: false };
}
