import type { ConformanceCase } from '../case.ts';

export const returnRewardCases: readonly ConformanceCase[] = [];
