import { RtmpError } from '../rtmp/rtmpError.ts';
import { isAudioConfig, isVideoConfig } from './codecConfigs.ts';

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
/** The frame type of a command, such as the start of a seek. It has no picture. */
const COMMAND = 5;
const SEQUENCE_HEADER = 0;
const FRAME = 1;
/** The flag of enhanced RTMP, which is used for HEVC, AV1 and VP9. */
const ENHANCED = 0x80;
/** The bytes before the configuration of a sequence header. */
const VIDEO_HEAD_BYTES = 5;
const AUDIO_HEAD_BYTES = 2;

/**
 * Returns undefined for a piece that has nothing for players: a command, or a sequence header that is empty or cut.
 * @throws RtmpError `codec` if the video is not H.264
 */
export function readVideo(payload: Buffer): MediaFacts | undefined {
  const [first = 0, packet] = payload;
  if (((first >> 4) & 7) === COMMAND) return undefined;
  if ((first & ENHANCED) !== 0 || (first & 0x0f) !== H264)
    throw new RtmpError('codec', 'Only H.264 video is accepted: choose the x264 or an H.264 encoder.');
  const isSequenceHeader = packet === SEQUENCE_HEADER;
  if (packet === undefined || (isSequenceHeader && !isVideoConfig(payload.subarray(VIDEO_HEAD_BYTES))))
    return undefined;
  const isKeyFrame = first >> 4 === KEY_FRAME;
  return { isSequenceHeader, isKeyFrame: isKeyFrame && packet === FRAME };
}

/**
 * Returns undefined for a piece that has nothing for players: a sequence header that is empty or cut.
 * @throws RtmpError `codec` if the sound is not AAC
 */
export function readAudio(payload: Buffer): MediaFacts | undefined {
  const [first = 0, packet] = payload;
  if (first >> 4 !== AAC) throw new RtmpError('codec', 'Only AAC sound is accepted: choose an AAC encoder.');
  const isSequenceHeader = packet === SEQUENCE_HEADER;
  if (packet === undefined || (isSequenceHeader && !isAudioConfig(payload.subarray(AUDIO_HEAD_BYTES))))
    return undefined;
  return { isSequenceHeader, isKeyFrame: false };
}
