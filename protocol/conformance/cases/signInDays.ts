import type { ConformanceCase } from '../case.ts';

export const signInDaysCases: readonly ConformanceCase[] = [];
