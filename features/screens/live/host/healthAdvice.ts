/** The advice on a stream's numbers, the worst first. */
export type Advice =
  | 'none'
  | 'noSignal'
  | 'interrupted'
  | 'noPicture'
  | 'dropped'
  | 'slow'
  | 'heavy'
  | 'lowFrames'
  | 'farKeyFrames'
  | 'good';

export interface Numbers {
  /** Whether the media server has reported numbers of this publisher. Some servers report no numbers. */
  readonly isReported: boolean;
  readonly Bitrate: number;
  readonly Frames: number;
  readonly KeyFrameMs: number;
  /** The share of frames that the publisher dropped in the last minute. */
  readonly droppedShare: number;
}

/** The range of bitrates that viewers receive well, in bits a second. */
export const GOOD_BITRATE = { from: 1_500_000, to: 6_000_000 } as const;
const FAR_KEY_FRAMES_MS = 4500;
/**
 * Frames in ten seconds of a stream with fewer than 24 a second. A stream of 23.976 frames a second has 239.76. A report of two seconds may
 * miss a late frame: 46 of 48 frames in 2.04 seconds make 225.
 */
const FEW_FRAMES = 225;
const MANY_DROPPED = 0.02;

/** Returns the advice on the numbers of a stream. @param numbers undefined without a publisher */
export function adviceOn(numbers: Numbers | undefined): Advice {
  if (numbers === undefined) return 'noSignal';
  if (!numbers.isReported) return 'none';
  if (numbers.Frames === 0) return numbers.Bitrate === 0 ? 'interrupted' : 'noPicture';
  if (numbers.droppedShare > MANY_DROPPED) return 'dropped';
  if (numbers.Bitrate > GOOD_BITRATE.to) return 'heavy';
  if (numbers.KeyFrameMs > FAR_KEY_FRAMES_MS) return 'farKeyFrames';
  if (numbers.Frames < FEW_FRAMES) return 'lowFrames';
  return numbers.Bitrate < GOOD_BITRATE.from ? 'slow' : 'good';
}

/** Whether the picture is frozen: its publisher is away or sends only sound, and the room waits for it. */
export const isStill = (advice: Advice | undefined): advice is 'interrupted' | 'noPicture' =>
  advice === 'interrupted' || advice === 'noPicture';
