import type { ConformanceCase } from '../case.ts';

export const rewardCases: readonly ConformanceCase[] = [];
