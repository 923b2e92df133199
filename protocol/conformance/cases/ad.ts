import type { ConformanceCase } from '../case.ts';

export const adCases: readonly ConformanceCase[] = [];
