import type { Samples } from './samplesByContract.ts';

export const ownLimitSamples: Samples = {
  getOwnLimits: {},
  setOwnLimit: { Kind: 'play', Limit: 200_000 },
  cancelLimitRise: { Kind: 'play' },
  setBreakReminder: { Minutes: 30 },
  reportPlaying: {},
  answerBreak: {},
  getPlayDays: { Days: 7 },
};
