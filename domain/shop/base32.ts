import type { Random } from '../ports/index.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 20;

/** The number has 20 letters, which are 100 random bits, so that it cannot be guessed. */
export const newBase32 = (random: Random): string =>
  [...random.bytes(LENGTH)].map((byte) => BASE32.charAt(byte % BASE32.length)).join('');
