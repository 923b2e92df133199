import type { ConformanceCase } from '../case.ts';

export const vipCases: readonly ConformanceCase[] = [];
