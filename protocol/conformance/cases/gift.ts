import type { ConformanceCase } from '../case.ts';

export const giftCases: readonly ConformanceCase[] = [];
