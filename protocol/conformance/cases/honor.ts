import type { ConformanceCase } from '../case.ts';

export const honorCases: readonly ConformanceCase[] = [];
