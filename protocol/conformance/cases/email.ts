import type { ConformanceCase } from '../case.ts';

export const emailCases: readonly ConformanceCase[] = [];
