import { toSimplified } from './simplified.ts';

/** Folds width, case, accents, spaces, and traditional and simplified writing. */
export const searchKey = (name: string): string =>
  toSimplified(name.normalize('NFKD').replaceAll(/[\p{M}\s]/gu, ''))
    .toLowerCase()
    .replaceAll('đ', 'd');
