import { toSimplified } from './simplified.ts';

/** A name folded for search: width, case, accents, spaces, and traditional or simplified writing do not count. */
export const searchKey = (name: string): string =>
  toSimplified(name.normalize('NFKD').replaceAll(/[\p{M}\s]/gu, ''))
    .toLowerCase()
    .replaceAll('đ', 'd');
