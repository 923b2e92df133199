import type { ConformanceCase } from '../case.ts';

export const mailCases: readonly ConformanceCase[] = [];
