import type { ConformanceCase } from '../case.ts';

export const operatorCases: readonly ConformanceCase[] = [];
