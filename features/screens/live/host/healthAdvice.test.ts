import { expect, test } from 'vitest';
import { adviceOn, type Numbers } from './healthAdvice.ts';

const GOOD: Numbers = { isReported: true, Bitrate: 4_000_000, Frames: 300, KeyFrameMs: 2000, droppedShare: 0 };

test.each([
  ['no publisher', undefined, 'noSignal'],
  ['good numbers', GOOD, 'good'],
  ['numbers that did not come yet', { ...GOOD, isReported: false, Bitrate: 0, Frames: 0 }, 'none'],
  ['a publisher that sends nothing', { ...GOOD, Bitrate: 0, Frames: 0 }, 'interrupted'],
  ['sound without a picture', { ...GOOD, Bitrate: 128_000, Frames: 0 }, 'noPicture'],
  ['dropped frames before all else', { ...GOOD, Bitrate: 9_000_000, droppedShare: 0.05 }, 'dropped'],
  ['a bitrate that viewers cannot follow', { ...GOOD, Bitrate: 9_000_000 }, 'heavy'],
  ['key frames that are far apart', { ...GOOD, KeyFrameMs: 8000 }, 'farKeyFrames'],
  ['few frames', { ...GOOD, Frames: 150 }, 'lowFrames'],
  ['20 frames a second', { ...GOOD, Frames: 200 }, 'lowFrames'],
  ['24 frames a second', { ...GOOD, Frames: 240 }, 'good'],
  ['23.976 frames a second', { ...GOOD, Frames: 239.76 }, 'good'],
  ['47 of 48 frames in two seconds', { ...GOOD, Frames: 235 }, 'good'],
  ['46 of 48 frames in 2.04 seconds', { ...GOOD, Frames: Math.round(460 / 2.04) }, 'good'],
  ['a low bitrate', { ...GOOD, Bitrate: 600_000 }, 'slow'],
] as const)('%s', (_name, numbers, advice) => {
  expect(adviceOn(numbers)).toBe(advice);
});
