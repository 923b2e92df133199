import type { ConformanceCase } from '../case.ts';

export const richCases: readonly ConformanceCase[] = [];
