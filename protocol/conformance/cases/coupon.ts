import type { ConformanceCase } from '../case.ts';

export const couponCases: readonly ConformanceCase[] = [];
