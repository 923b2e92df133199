import type { ConformanceCase } from '../case.ts';

export const clubCases: readonly ConformanceCase[] = [];
