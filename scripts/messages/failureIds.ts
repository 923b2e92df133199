import { CODES, messageIdOf } from '#protocol/codes.ts';

const success = 200;

/** The messages that must exist whatever the code uses: the words for every code that a backend can answer with, and for one it cannot name. */
export const failureIds: readonly string[] = [
  ...Object.keys(CODES)
    .map(Number)
    .filter((code) => code !== success)
    .map(messageIdOf),
  'error.unknown',
];
