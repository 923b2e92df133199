import { CODES, messageIdOf } from '#protocol/codes.ts';

const success = 200;

/** The required messages: a text for every code that a backend can answer with, and a text for unknown codes. */
export const failureIds: readonly string[] = [
  ...Object.keys(CODES)
    .map(Number)
    .filter((code) => code !== success)
    .map(messageIdOf),
  'error.unknown',
];
