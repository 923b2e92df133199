import type { ConformanceCase } from '../case.ts';

export const bankCases: readonly ConformanceCase[] = [];
