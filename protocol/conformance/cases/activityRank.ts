import type { ConformanceCase } from '../case.ts';

export const activityRankCases: readonly ConformanceCase[] = [];
