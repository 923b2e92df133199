import type { ConformanceCase } from '../case.ts';

export const challengeCases: readonly ConformanceCase[] = [];
