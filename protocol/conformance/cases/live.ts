import type { ConformanceCase } from '../case.ts';

export const liveCases: readonly ConformanceCase[] = [];
