import type { Samples } from './samplesByContract.ts';

/** Inputs of the limits that a player sets. */
export const ownLimitSamples: Samples = {
  getOwnLimits: {},
  setOwnLimit: { Kind: 'play', Limit: 200_000 },
  cancelLimitRise: { Kind: 'play' },
  setBreakReminder: { Minutes: 30 },
  reportPlaying: {},
  answerBreak: {},
  getPlayDays: { Days: 7 },
};
