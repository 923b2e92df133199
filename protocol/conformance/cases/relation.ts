import type { ConformanceCase } from '../case.ts';

export const relationCases: readonly ConformanceCase[] = [];
