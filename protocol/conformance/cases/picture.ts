import type { ConformanceCase } from '../case.ts';

export const pictureCases: readonly ConformanceCase[] = [];
