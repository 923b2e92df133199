import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawnCode, LETTER_COUNT, RANDOM_LETTERS } from '#protocol/rules/redeemCode.ts';
import type { Random } from '../ports/index.ts';
import { drawBelow } from '../random.ts';

export const drawCode = (random: Random): string =>
  drawnCode(Array.from({ length: RANDOM_LETTERS }, () => drawBelow(random, LETTER_COUNT)));

/** The hash under which a code is stored. The hash needs no key, since a drawn code has 60 random bits. */
export const hashCode = (code: string): string => bytesToHex(sha256(utf8ToBytes(`coupon:${code}`)));
