import type { ConformanceCase } from '../case.ts';

export const storeCases: readonly ConformanceCase[] = [];
