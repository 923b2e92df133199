import { RtmpError } from '../rtmp/rtmpError.ts';

/** What a piece of media is to a player. */
export interface MediaFacts {
  /** Describes the codec; a player needs it before anything else. */
  readonly isSequenceHeader: boolean;
  /** A player can begin here. Always false for sound. */
  readonly isKeyFrame: boolean;
}

const H264 = 7;
const AAC = 10;
const KEY_FRAME = 1;
const SEQUENCE_HEADER = 0;
const FRAME = 1;
/** Video of enhanced RTMP, which carries HEVC, AV1 and VP9. */
const ENHANCED = 0x80;

/** @throws RtmpError `codec` when it is not H.264 */
export function readVideo(payload: Buffer): MediaFacts {
  const [first = 0, packet = 0] = payload;
  if ((first & ENHANCED) !== 0 || (first & 0x0f) !== H264)
    throw new RtmpError('codec', 'Only H.264 video is accepted: choose the x264 or an H.264 encoder.');
  const isKeyFrame = first >> 4 === KEY_FRAME;
  return { isSequenceHeader: packet === SEQUENCE_HEADER, isKeyFrame: isKeyFrame && packet === FRAME };
}

/** @throws RtmpError `codec` when it is not AAC */
export function readAudio(payload: Buffer): MediaFacts {
  const [first = 0, packet = 0] = payload;
  if (first >> 4 !== AAC) throw new RtmpError('codec', 'Only AAC sound is accepted: choose an AAC encoder.');
  return { isSequenceHeader: packet === SEQUENCE_HEADER, isKeyFrame: false };
}
